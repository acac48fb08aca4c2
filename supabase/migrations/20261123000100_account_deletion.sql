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

revoke all on function private.record_of(text) from public;
revoke all on function private.count_belongings(text, uuid[]) from public;
revoke all on function private.count_cancellations(text, uuid[]) from public;
revoke all on function private.count_security_logs(uuid[]) from public;
revoke all on function private.kept_of(text, jsonb) from public;
revoke all on function private.carry_out(public.deletion_requests, text, timestamptz) from public;
