-- Uploaded photos and videos: each user's own folder in a private bucket. Where there is no storage schema media
-- stay inside the requests; the function is called again at every start in case storage came later.
create function private.ensure_media_bucket() returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_command text;
begin
  if to_regclass('storage.objects') is null or to_regclass('storage.buckets') is null then
    return false;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('triage-media', 'triage-media', false, 10485760,
          array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/heic',
                'video/mp4', 'video/quicktime', 'video/webm'])
  on conflict (id) do nothing;
  foreach v_command in array array['select', 'insert', 'delete'] loop
    if not exists (select from pg_catalog.pg_policies p where p.schemaname = 'storage'
                    and p.tablename = 'objects' and p.policyname = 'triage_media_' || v_command || '_own') then
      execute format(
        'create policy %I on storage.objects for %s to authenticated %s '
        '(bucket_id = ''triage-media'' and (storage.foldername(name))[1] = (select auth.uid())::text)',
        'triage_media_' || v_command || '_own', v_command,
        case v_command when 'insert' then 'with check' else 'using' end);
    end if;
  end loop;
  return true;
end $$;
select private.ensure_media_bucket();
