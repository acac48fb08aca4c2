-- Pictures of pets, in a private bucket of their own beside the photos and videos of assessments: in both, each user
-- reaches nothing but the folder named by the own id. Called again at every start in case storage came later.
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
  return true;
end $$;
select private.ensure_media_bucket();
