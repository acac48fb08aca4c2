-- The embedded account handler writes its JSON columns as text inside JSON. Hosted Supabase writes objects, and so
-- triggers, generated columns and operators read them: unwrap what arrives.
create or replace function auth.unwrap_user_json() returns trigger
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(new.raw_user_meta_data) = 'string' then
    new.raw_user_meta_data := (new.raw_user_meta_data #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(new.raw_app_meta_data) = 'string' then
    new.raw_app_meta_data := (new.raw_app_meta_data #>> '{}')::jsonb;
  end if;
  return new;
end $$;
create or replace trigger unwrap_user_json before insert or update on auth.users
  for each row execute function auth.unwrap_user_json();

create or replace function auth.unwrap_identity_json() returns trigger
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(new.identity_data) = 'string' then
    new.identity_data := (new.identity_data #>> '{}')::jsonb;
  end if;
  return new;
end $$;
create or replace trigger unwrap_identity_json before insert or update on auth.identities
  for each row execute function auth.unwrap_identity_json();
