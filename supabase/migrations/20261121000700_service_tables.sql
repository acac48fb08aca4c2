-- What our own service writes down. No policies: row level security closes these tables to every client role.
create table public.contact_messages (
  id          uuid primary key default gen_random_uuid(),
  name        text not null,
  email       text not null,
  clinic_name text,
  phone       text,
  subject     text not null,
  message     text not null,
  status      text not null default 'new',
  request_id  text,
  client_hash text,
  created_at  timestamptz not null default now(),
  handled_at  timestamptz,
  constraint contact_subject check (subject in ('general', 'clinic-pricing', 'partnership', 'technical', 'feedback')),
  constraint contact_status  check (status in ('new', 'in_progress', 'closed')),
  constraint contact_lengths check (char_length(name) <= 200 and char_length(email) <= 254
    and char_length(message) <= 10000 and char_length(coalesce(clinic_name, '')) <= 200
    and char_length(coalesce(phone, '')) <= 40)
);
create index contact_messages_status_idx on public.contact_messages (status, created_at);
alter table public.contact_messages enable row level security;

create table public.deletion_requests (
  id                   uuid primary key default gen_random_uuid(),
  reference            text not null unique,
  requester_name       text,
  requester_email      text not null,
  account_email        text not null,
  relationship         text not null,
  phone                text,
  verification_details text not null,
  authorization_note   text,
  additional_notes     text,
  status               text not null default 'received',
  due_at               timestamptz not null default now() + interval '30 days',
  backups_purge_at     timestamptz not null default now() + interval '90 days',
  request_id           text,
  client_hash          text,
  created_at           timestamptz not null default now(),
  completed_at         timestamptz,
  constraint deletion_relationship check (relationship in ('self', 'agent')),
  constraint deletion_agent_note   check (relationship <> 'agent' or btrim(coalesce(authorization_note, '')) <> ''),
  constraint deletion_status       check (status in ('received', 'verifying', 'verified', 'completed', 'rejected')),
  constraint deletion_lengths      check (char_length(coalesce(requester_name, '')) <= 200
    and char_length(requester_email) <= 254 and char_length(account_email) <= 254
    and char_length(verification_details) <= 2000 and char_length(coalesce(authorization_note, '')) <= 4000
    and char_length(coalesce(additional_notes, '')) <= 4000)
);
create index deletion_requests_status_due_idx on public.deletion_requests (status, due_at);
create index deletion_requests_account_idx on public.deletion_requests (lower(account_email));
alter table public.deletion_requests enable row level security;

create table public.cancellation_requests (
  id             uuid primary key default gen_random_uuid(),
  reference      text not null unique,
  account_email  text not null,
  account_id     text,
  user_id        uuid references auth.users (id) on delete set null,
  plan           text not null,
  reason         text not null,
  details        text,
  phone          text,
  requester_name text,
  status         text not null default 'received',
  effective_note text not null default 'end_of_billing_cycle',
  request_id     text,
  client_hash    text,
  created_at     timestamptz not null default now(),
  processed_at   timestamptz,
  constraint cancellation_status  check (status in ('received', 'scheduled', 'completed', 'rejected')),
  constraint cancellation_lengths check (char_length(account_email) <= 254 and char_length(plan) <= 100
    and char_length(reason) <= 200 and char_length(coalesce(details, '')) <= 4000)
);
create index cancellation_requests_status_idx on public.cancellation_requests (status, created_at);
alter table public.cancellation_requests enable row level security;

-- Idempotency: one answer for each key. The answer may be kept as a JSON text, so that it can be repeated byte for byte.
create table public.assessment_requests (
  idempotency_key text primary key,
  request_hash    text not null,
  request_id      text not null unique,
  status          text not null default 'processing',
  http_status     integer,
  response        jsonb,
  model_used      text,
  severity        text,
  latency_ms      integer,
  created_at      timestamptz not null default now(),
  completed_at    timestamptz,
  expires_at      timestamptz not null default now() + interval '24 hours',
  constraint assessment_requests_status check (status in ('processing', 'completed', 'error')),
  constraint assessment_requests_key    check (char_length(idempotency_key) between 1 and 300),
  constraint assessment_requests_answer check (status <> 'completed' or (http_status is not null and response is not null)),
  constraint assessment_requests_sev    check (severity is null or severity in ('er_urgent', 'normal_vet', 'monitor_at_home'))
);
create index assessment_requests_expires_idx on public.assessment_requests (expires_at);
alter table public.assessment_requests enable row level security;

create table public.assessment_jobs (
  id              uuid primary key default gen_random_uuid(),
  request_key     text references public.assessment_requests (idempotency_key) on delete set null,
  -- what was asked, so that a job whose process died can be done by another
  request         jsonb,
  request_id      text,
  status          text not null default 'processing',
  retries         integer not null default 0,
  max_retries     integer not null default 3,
  result          jsonb,
  summary         jsonb,
  model_used      text,
  error           text,
  token_hash      text not null,
  leased_until    timestamptz,
  next_attempt_at timestamptz not null default now(),
  started_at      timestamptz not null default now(),
  updated_at      timestamptz not null default now(),
  expires_at      timestamptz not null default now() + interval '1 hour',
  constraint assessment_jobs_status  check (status in ('starting', 'processing', 'completed', 'error', 'timeout')),
  constraint assessment_jobs_retries check (retries between 0 and max_retries and max_retries = 3)
);
create index assessment_jobs_expires_idx on public.assessment_jobs (expires_at);
create index assessment_jobs_open_idx on public.assessment_jobs (next_attempt_at) where status in ('starting', 'processing');
create index assessment_jobs_request_key_idx on public.assessment_jobs (request_key);
create index cancellation_requests_user_idx on public.cancellation_requests (user_id);
create trigger assessment_jobs_touch before update on public.assessment_jobs
  for each row execute function private.set_updated_at();
alter table public.assessment_jobs enable row level security;

revoke all on public.contact_messages, public.deletion_requests, public.cancellation_requests,
  public.assessment_requests, public.assessment_jobs from anon, authenticated;
grant all on public.contact_messages, public.deletion_requests, public.cancellation_requests,
  public.assessment_requests, public.assessment_jobs to service_role;

-- For the daily run: removes what the stated periods say must go, and reports deletion requests past their date.
create function public.run_maintenance(p_dry_run boolean default false)
returns table (task text, affected bigint)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_task record;
  v_rows bigint;
begin
  for v_task in
    select * from (values
      ('expired assessment jobs', 'public.assessment_jobs', 'expires_at < now()'),
      ('expired idempotency records', 'public.assessment_requests', 'expires_at < now()'),
      ('invite attempts older than a day', 'public.beta_invite_attempts', 'created_at < now() - interval ''1 day'''),
      ('contact messages closed 24 months ago', 'public.contact_messages',
       'status = ''closed'' and coalesce(handled_at, created_at) < now() - interval ''24 months''')
    ) as t (title, relation, condition)
  loop
    if p_dry_run then
      execute format('select count(*) from %s where %s', v_task.relation, v_task.condition) into v_rows;
    else
      execute format('delete from %s where %s', v_task.relation, v_task.condition);
      get diagnostics v_rows = row_count;
    end if;
    return query select v_task.title::text, v_rows;
  end loop;
  return query select 'deletion requests past their date'::text, count(*) from public.deletion_requests d
    where d.due_at < now() and d.status not in ('completed', 'rejected');
end $$;
revoke all on function public.run_maintenance(boolean) from public, anon, authenticated;
grant execute on function public.run_maintenance(boolean) to service_role;
