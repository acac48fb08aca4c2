-- How deletions are asked for: by operators about requests, by the service for an owner. Closed to every client.
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
  -- of two wishes at once the second waits here, and finds nobody; the code first, as in a claim
  perform from public.beta_invite_codes c where c.claimed_by = p_user_id for update;
  select lower(u.email) into v_email from auth.users u where u.id = p_user_id for update;
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
