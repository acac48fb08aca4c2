-- What a hosted Supabase project already has before the first migration, and a plain PostgreSQL lacks.
-- Runs at every start and changes nothing that is already there. On a server of your own the connecting role
-- needs CREATEROLE, and BYPASSRLS to pass it on.
do $roles$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end $roles$;

-- every request steps into one of the three
do $membership$
declare
  v_role text;
begin
  foreach v_role in array array['anon', 'authenticated', 'service_role'] loop
    begin
      execute format('grant %I to current_user', v_role);
    exception when insufficient_privilege then
      -- somebody else manages the roles of this server: they must have done it already
      if not pg_catalog.pg_has_role(current_user, v_role, 'member') then
        raise exception 'the database user % must be a member of the role %', current_user, v_role
          using errcode = 'insufficient_privilege';
      end if;
    end;
  end loop;
end $membership$;

create schema if not exists auth;
create schema if not exists extensions;
grant usage on schema public, auth, extensions to anon, authenticated, service_role;
revoke create on schema public from public;

alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
