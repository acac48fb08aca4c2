-- What the other migrations build on. `private` is reached by triggers and definer functions only, never by a client.
create schema if not exists private;
revoke all on schema private from public;
revoke all on schema private from anon, authenticated;

-- Switches of this installation, changed by an operator over a direct connection.
create table private.app_settings (
  key   text primary key,
  value text not null
);
alter table private.app_settings enable row level security;
insert into private.app_settings (key, value) values
  -- 'on': an account can only be made with a free invite code
  ('require_invite', 'on'),
  -- the request header whose first entry is the caller's address; behind Cloudflare use cf-connecting-ip
  ('client_address_header', 'x-forwarded-for');

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- A list a person typed: flat, without gaps, of bearable length.
create function private.is_plain_list(p_list text[], p_entries integer, p_length integer) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(p_list) <= p_entries
     and coalesce(array_ndims(p_list), 1) = 1
     and not exists (select from unnest(p_list) as entry where entry is null or char_length(entry) > p_length)
$$;
