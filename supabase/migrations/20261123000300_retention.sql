-- A session token outlives its account by up to an hour. Rows need the account; files must, too. The lock lets a file
-- that is on its way arrive before its account is deleted, and go with it.
create function private.caller_has_account() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from auth.users u where u.id = (select auth.uid()) for key share;
  return found;
end $$;

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
