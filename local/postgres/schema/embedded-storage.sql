-- The files themselves. Hosted Supabase keeps them in an object store; here they lie beside their entries, so that an
-- entry and its bytes appear and vanish together, survive a crash together and are the same for every process.
grant usage on schema storage to anon, authenticated, service_role;
grant select, insert, delete on storage.objects to anon, authenticated;
grant all on storage.objects, storage.buckets to service_role;

create table if not exists storage.contents (
  object_id uuid primary key references storage.objects (id) on delete cascade,
  bytes     bytea not null
);
-- photos and videos are compressed already
alter table storage.contents alter column bytes set storage external;
alter table storage.contents enable row level security;

-- an account takes its files along
create or replace function storage.forget_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects where owner_id = old.id::text;
  return old;
end $$;
create or replace trigger forget_storage_owner after delete on auth.users
  for each row execute function storage.forget_owner();
