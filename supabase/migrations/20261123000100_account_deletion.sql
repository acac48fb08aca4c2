-- Deletion does what it promises: a verified request is carried out in one transaction, and a record stays that proves
-- it without the personal data that is gone. Two ways lead here, an operator with a request somebody sent and an owner
-- with the own account; both end in private.carry_out.
alter table public.deletion_requests
  add column verified_by     text,
  add column verified_at     timestamptz,
  add column rejected_because text,
  -- the record that answers the request; several requests about one account have one record
  add column answered_by     text,
  add constraint deletion_judgement_lengths check (char_length(coalesce(verified_by, '')) <= 200
    and char_length(coalesce(rejected_because, '')) <= 2000);

create table public.deletion_records (
  id               uuid primary key default gen_random_uuid(),
  reference        text not null unique,
  verified_by      text not null,
  verified_at      timestamptz not null,
  deleted_at       timestamptz not null default now(),
  -- how many of each kind were deleted
  deleted          jsonb not null,
  -- what was kept: kind, why, until when, and how many where they can be counted
  kept             jsonb not null,
  backups_purge_at timestamptz not null,
  -- what has to be removed outside the database, and where; empty once that is done
  pending          jsonb,
  finished_at      timestamptz,
  constraint deletion_records_finished check ((pending is null) = (finished_at is not null))
);
alter table public.deletion_records enable row level security;
revoke all on public.deletion_records from anon, authenticated;
grant all on public.deletion_records to service_role;

-- The record as the service and the operator are given it.
create function private.record_of(p_reference text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
      'reference', r.reference, 'verifiedBy', r.verified_by, 'deletedAt', r.deleted_at, 'deleted', r.deleted,
      'kept', r.kept, 'backupsPurgeAt', r.backups_purge_at, 'pending', r.pending)
    from public.deletion_records r where r.reference = p_reference
$$;

-- Everything an address left with us, counted by kind.
create function private.count_belongings(p_email text, p_users uuid[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_files bigint := 0;
begin
  if to_regclass('storage.objects') is not null then
    execute 'select count(*) from storage.objects where owner_id = any ($1)' into v_files using p_users::text[];
  end if;
  return jsonb_build_object(
    'accounts', cardinality(p_users),
    'profiles', (select count(*) from public.user_profiles p where p.id = any (p_users)),
    'pets', (select count(*) from public.pet_profiles p where p.user_id = any (p_users)),
    'assessments', (select count(*) from public.triage_sessions s where s.user_id = any (p_users)),
    'files', v_files,
    'signIns', (select count(*) from auth.sessions s where s.user_id = any (p_users)),
    'waitlistEntries', (select count(*) from private.waitlist_entries e where e.email = p_email),
    'inviteLinks', (select count(*) from public.beta_invite_codes c
                     where c.claimed_by = any (p_users) or lower(c.claimed_email) = p_email),
    'messages', (select count(*) from public.contact_messages m where lower(m.email) = p_email));
end $$;

create function private.count_cancellations(p_email text, p_users uuid[]) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from public.cancellation_requests c
   where c.user_id = any (p_users) or lower(c.account_email) = p_email
$$;

-- What the sign-in service noted about these accounts.
create function private.count_security_logs(p_users uuid[]) returns bigint
language sql stable set search_path = '' as $$
  select count(*) from auth.audit_log_entries a
   where exists (select from unnest(p_users) as u where position(u::text in a.payload::text) > 0)
$$;

-- What is kept (a JSON list, as text), with how many there are; of what is counted and not there nothing is said.
create function private.kept_of(p_kept text, p_counts jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(case when p_counts ? (k ->> 'kind')
                                 then k || jsonb_build_object('count', p_counts -> (k ->> 'kind')) else k end order by i), '[]')
    from jsonb_array_elements(p_kept::jsonb) with ordinality as t (k, i)
   where coalesce((p_counts ->> (k ->> 'kind'))::bigint, 1) > 0
$$;

-- Carries a verified request out; the caller holds its row. What vanishes with the account (profile, pets, assessments,
-- sign-ins, and files where they lie in this database) does so by the rules of the tables themselves.
create function private.carry_out(p_request public.deletion_requests, p_kept text, p_backups_purge_at timestamptz)
returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_email   constant text := lower(p_request.account_email);
  v_gone    constant text := 'removed';
  v_users   uuid[];
  v_deleted jsonb;
  v_billing bigint;
  v_logs    bigint;
  v_folders uuid[] := '{}';
  -- the day that was promised when the request came stays, as long as it can be kept
  v_purge_at constant timestamptz := case when p_request.backups_purge_at > now()
    then least(p_request.backups_purge_at, p_backups_purge_at) else p_backups_purge_at end;
begin
  -- the code first, then the account: the order in which a claim locks them
  perform from public.beta_invite_codes c
    where c.claimed_by in (select u.id from auth.users u where lower(u.email) = v_email) for update;
  perform from auth.users u where lower(u.email) = v_email for update;
  select coalesce(array_agg(u.id), '{}') into v_users from auth.users u where lower(u.email) = v_email;
  v_deleted := private.count_belongings(v_email, v_users);
  v_billing := private.count_cancellations(v_email, v_users);
  v_logs := private.count_security_logs(v_users);

  -- a cancellation is part of what was paid: it stays without what it need not say
  update public.cancellation_requests c
     set account_id = null, reason = v_gone, details = null, phone = null, requester_name = null, client_hash = null,
         request_id = null
   where c.user_id = any (v_users) or lower(c.account_email) = v_email;
  delete from public.contact_messages m where lower(m.email) = v_email;
  delete from private.waitlist_entries e where e.email = v_email;
  update public.beta_invite_codes c set claimed_email = 'deleted account'
   where c.claimed_by is null and lower(c.claimed_email) = v_email;
  delete from auth.flow_state f where f.user_id = any (v_users);
  delete from auth.refresh_tokens t where t.user_id::text = any (v_users::text[]);
  delete from auth.users u where u.id = any (v_users);

  -- where storage keeps files outside the database, SQL cannot remove them
  if to_regclass('storage.objects') is not null and to_regclass('storage.contents') is null then
    v_folders := v_users;
  end if;
  insert into public.deletion_records
    (reference, verified_by, verified_at, deleted, kept, backups_purge_at, pending)
  values (p_request.reference, p_request.verified_by, p_request.verified_at, v_deleted,
          private.kept_of(p_kept, jsonb_build_object('billing', v_billing, 'securityLogs', v_logs)),
          v_purge_at,
          jsonb_build_object('folders', to_jsonb(v_folders), 'address', v_email));

  -- every other request about this account has been answered with this one
  update public.deletion_requests d
     set requester_name = null, requester_email = v_gone, account_email = v_gone, phone = null,
         verification_details = v_gone, additional_notes = null, client_hash = null, request_id = null,
         authorization_note = case when d.relationship = 'agent' then v_gone end,
         verified_by = case when d.status = 'rejected' then d.verified_by else p_request.verified_by end,
         verified_at = case when d.status = 'rejected' then d.verified_at else p_request.verified_at end,
         status = case when d.status = 'rejected' then d.status else 'completed' end,
         completed_at = coalesce(d.completed_at, now()),
         answered_by = case when d.status = 'rejected' then d.answered_by else p_request.reference end,
         backups_purge_at = v_purge_at
   where d.id = p_request.id or lower(d.account_email) = v_email;
  return private.record_of(p_request.reference);
end $$;

-- For operators: what a request says, and whether what it offers as proof fits the account it names.
create function public.show_deletion_request(p_reference text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_request public.deletion_requests;
  v_users   uuid[];
  v_proof   text;
begin
  select * into v_request from public.deletion_requests d where d.reference = upper(btrim(p_reference));
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select coalesce(array_agg(u.id), '{}') into v_users
    from auth.users u where lower(u.email) = lower(v_request.account_email);
  v_proof := lower(v_request.verification_details);
  return jsonb_build_object(
    'outcome', 'found',
    'request', to_jsonb(v_request),
    'wouldDelete', private.count_belongings(lower(v_request.account_email), v_users),
    'wouldKeep', jsonb_build_object(
      'billing', private.count_cancellations(lower(v_request.account_email), v_users),
      'securityLogs', private.count_security_logs(v_users)),
    'hasAccount', cardinality(v_users) > 0,
    'namesOwnPet', exists (select from public.pet_profiles p
      where p.user_id = any (v_users) and position(lower(btrim(p.name)) in v_proof) > 0),
    'namesOwnAssessment', exists (select from public.triage_sessions s
      where s.user_id = any (v_users) and position(s.id::text in v_proof) > 0),
    'record', private.record_of(v_request.answered_by));
end $$;

-- For operators: somebody has made sure that the request is what it says, or that it must not be carried out.
create function public.judge_deletion_request(p_reference text, p_verified_by text, p_rejected_because text)
returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_status text;
begin
  select d.status into v_status from public.deletion_requests d
   where d.reference = upper(btrim(p_reference)) for update;
  if not found then
    return 'unknown';
  end if;
  if v_status in ('completed', 'rejected') then
    return v_status;
  end if;
  if p_verified_by is not null then
    update public.deletion_requests d set status = 'verified', verified_by = p_verified_by, verified_at = now()
     where d.reference = upper(btrim(p_reference));
    return 'verified';
  end if;
  update public.deletion_requests d
     set status = 'rejected', rejected_because = p_rejected_because, completed_at = now(),
         verified_by = null, verified_at = null
   where d.reference = upper(btrim(p_reference));
  return 'judged';
end $$;

-- For operators: carries a request out that somebody has vouched for. Asked again it answers with the record there is.
create function public.carry_out_deletion(
  p_reference text, p_verified_by text, p_kept text, p_backups_purge_at timestamptz)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_request public.deletion_requests;
begin
  select * into v_request from public.deletion_requests d
   where d.reference = upper(btrim(p_reference)) for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_request.status = 'rejected' then
    return jsonb_build_object('outcome', 'rejected');
  end if;
  if v_request.status = 'completed' then
    return jsonb_build_object('outcome', 'already', 'record', private.record_of(v_request.answered_by));
  end if;
  if p_verified_by is null and (v_request.status <> 'verified' or v_request.verified_by is null) then
    return jsonb_build_object('outcome', 'unverified');
  end if;
  if p_verified_by is not null then
    update public.deletion_requests d set status = 'verified', verified_by = p_verified_by, verified_at = now()
     where d.id = v_request.id returning * into v_request;
  end if;
  return jsonb_build_object(
    'outcome', 'deleted',
    'tell', v_request.requester_email,
    'record', private.carry_out(v_request, p_kept, p_backups_purge_at));
end $$;

-- For the service, on behalf of an owner who is signed in and has just typed the password.
create function public.delete_own_account(
  p_user_id uuid, p_reference text, p_due_at timestamptz, p_kept text, p_backups_purge_at timestamptz)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_email   text;
  v_request public.deletion_requests;
begin
  select lower(u.email) into v_email from auth.users u where u.id = p_user_id;
  if v_email is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  insert into public.deletion_requests
    (reference, requester_email, account_email, relationship, verification_details, due_at, backups_purge_at,
     status, verified_by, verified_at)
  values (p_reference, v_email, v_email, 'self', 'signed in', p_due_at, p_backups_purge_at,
          'verified', 'the owner, signed in and by password', now())
  on conflict (reference) do nothing
  returning * into v_request;
  if v_request.id is null then
    return jsonb_build_object('outcome', 'taken');
  end if;
  return jsonb_build_object(
    'outcome', 'deleted', 'record', private.carry_out(v_request, p_kept, p_backups_purge_at));
end $$;

-- What lay outside the database is gone too: the record lets go of the last that named the account.
create function public.finish_deletion(p_reference text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.deletion_records r set pending = null, finished_at = now()
   where r.reference = p_reference and r.pending is not null;
  return private.record_of(p_reference);
end $$;

-- What a crash, or a storage service that was away, left to be done.
create function public.unfinished_deletions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.record_of(r.reference) order by r.deleted_at), '[]')
    from public.deletion_records r where r.pending is not null
$$;

revoke all on function private.record_of(text) from public;
revoke all on function private.count_belongings(text, uuid[]) from public;
revoke all on function private.count_cancellations(text, uuid[]) from public;
revoke all on function private.count_security_logs(uuid[]) from public;
revoke all on function private.kept_of(text, jsonb) from public;
revoke all on function private.carry_out(public.deletion_requests, text, timestamptz) from public;
revoke all on function public.show_deletion_request(text) from public, anon, authenticated;
revoke all on function public.judge_deletion_request(text, text, text) from public, anon, authenticated;
revoke all on function public.carry_out_deletion(text, text, text, timestamptz) from public, anon, authenticated;
revoke all on function public.delete_own_account(uuid, text, timestamptz, text, timestamptz)
  from public, anon, authenticated;
revoke all on function public.finish_deletion(text) from public, anon, authenticated;
revoke all on function public.unfinished_deletions() from public, anon, authenticated;
grant execute on function public.show_deletion_request(text) to service_role;
grant execute on function public.judge_deletion_request(text, text, text) to service_role;
grant execute on function public.carry_out_deletion(text, text, text, timestamptz) to service_role;
grant execute on function public.delete_own_account(uuid, text, timestamptz, text, timestamptz) to service_role;
grant execute on function public.finish_deletion(text) to service_role;
grant execute on function public.unfinished_deletions() to service_role;

-- A session token outlives its account by up to an hour. Rows need the account; files must, too.
create function private.caller_has_account() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users u where u.id = (select auth.uid()))
$$;

create or replace function private.ensure_media_bucket() returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_bucket  text;
  v_command text;
  v_policy  text;
begin
  if to_regclass('storage.objects') is null or to_regclass('storage.buckets') is null then
    return false;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('triage-media', 'triage-media', false, 10485760,
          array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic',
                'video/mp4', 'video/quicktime', 'video/webm']),
         ('pet-photos', 'pet-photos', false, 2097152, array['image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do nothing;
  foreach v_bucket in array array['triage-media', 'pet-photos'] loop
    foreach v_command in array array['select', 'insert', 'delete'] loop
      v_policy := format('%s_%s_own', replace(v_bucket, '-', '_'), v_command);
      if not exists (select from pg_catalog.pg_policies p where p.schemaname = 'storage'
                      and p.tablename = 'objects' and p.policyname = v_policy) then
        execute format(
          'create policy %I on storage.objects for %s to authenticated %s '
          '(bucket_id = %L and (storage.foldername(name))[1] = (select auth.uid())::text)',
          v_policy, v_command, case v_command when 'insert' then 'with check' else 'using' end, v_bucket);
      end if;
    end loop;
  end loop;
  if not exists (select from pg_catalog.pg_policies p where p.schemaname = 'storage'
                  and p.tablename = 'objects' and p.policyname = 'pawlight_files_need_an_account') then
    create policy pawlight_files_need_an_account on storage.objects as restrictive for insert to authenticated
      with check (bucket_id not in ('triage-media', 'pet-photos') or (select private.caller_has_account()));
  end if;
  return true;
end $$;
select private.ensure_media_bucket();

-- The daily run of a Supabase project, and what `pawlight maintenance` does elsewhere: a test holds them together.
create or replace function public.run_maintenance(p_dry_run boolean default false)
returns table (task text, affected bigint)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_task record;
  v_rows bigint;
begin
  for v_task in
    select * from (values
      ('expired assessment requests', 'public.assessment_requests', 'expires_at <= now()'),
      ('expired assessment jobs', 'public.assessment_jobs', 'expires_at <= now()'),
      ('invite attempts older than a day', 'public.beta_invite_attempts', 'created_at < now() - interval ''1 day'''),
      ('contact messages closed more than 24 months ago', 'public.contact_messages',
       'status = ''closed'' and coalesce(handled_at, created_at) < now() - interval ''24 months'''),
      ('deletion requests rejected more than 24 months ago', 'public.deletion_requests',
       'status = ''rejected'' and coalesce(completed_at, created_at) < now() - interval ''24 months'''),
      ('deletion requests carried out more than 3 years ago', 'public.deletion_requests',
       'status = ''completed'' and completed_at < now() - interval ''3 years'''),
      ('records of deletions finished more than 3 years ago', 'public.deletion_records',
       'pending is null and deleted_at < now() - interval ''3 years'''),
      ('cancellation requests older than 7 years', 'public.cancellation_requests',
       'created_at < now() - interval ''7 years'''),
      ('security logs older than 24 months', 'auth.audit_log_entries', 'created_at < now() - interval ''24 months''')
    ) as t (title, relation, condition)
    -- a hosted project may keep its sign-in log to itself
    where pg_catalog.has_table_privilege(t.relation, 'delete')
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
