-- Invite codes: checked before sign-up, taken by the account itself in the moment it is made.
create table public.beta_invite_codes (
  code             text primary key,
  label            text,
  created_by       text,
  created_at       timestamptz not null default now(),
  expires_at       timestamptz,
  revoked_at       timestamptz,
  claimed_at       timestamptz,
  claimed_by       uuid references auth.users (id) on delete set null,
  claimed_email    text,
  constraint beta_invite_codes_six_digits check (code ~ '^[0-9]{6}$'),
  constraint beta_invite_codes_label_len  check (label is null or char_length(label) <= 200),
  constraint beta_invite_codes_claim_pair check ((claimed_at is null) = (claimed_email is null)),
  constraint beta_invite_codes_claimed    check (claimed_by is null or claimed_at is not null)
);
create index beta_invite_codes_claimed_by_idx on public.beta_invite_codes (claimed_by);
alter table public.beta_invite_codes enable row level security;

create table public.beta_invite_attempts (
  id          bigint generated always as identity primary key,
  client_key  text not null,
  ok          boolean not null,
  created_at  timestamptz not null default now()
);
create index beta_invite_attempts_key_time_idx on public.beta_invite_attempts (client_key, created_at desc);
create index beta_invite_attempts_time_idx on public.beta_invite_attempts (created_at);
alter table public.beta_invite_attempts enable row level security;

revoke all on public.beta_invite_codes, public.beta_invite_attempts from anon, authenticated;
grant all on public.beta_invite_codes, public.beta_invite_attempts to service_role;

-- A deleted account leaves no address behind; its code stays spent.
create function private.forget_claimed_email() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.claimed_email := 'deleted account';
  return new;
end $$;
create trigger beta_invite_codes_forget before update on public.beta_invite_codes
  for each row when (old.claimed_by is not null and new.claimed_by is null)
  execute function private.forget_claimed_email();

create function private.request_client_key() returns text
language plpgsql stable set search_path = '' as $$
declare
  v_headers text := nullif(current_setting('request.headers', true), '');
  v_header  text;
begin
  if v_headers is null then
    return 'unknown';
  end if;
  select lower(s.value) into v_header from private.app_settings s where s.key = 'client_address_header';
  return left(coalesce(nullif(btrim(split_part(
    v_headers::json ->> coalesce(v_header, 'x-forwarded-for'), ',', 1)), ''), 'unknown'), 100);
end $$;

-- 30 failures an address and 600 altogether in ten minutes: a million codes cannot be tried out,
-- not even from many addresses. Whoever asks also queues up, so that guesses at once are counted one by one.
create function private.invite_attempts_exceeded(p_key text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('pawlight.invite:' || p_key, 0));
  return (select count(*) >= 30 from public.beta_invite_attempts a
           where a.client_key = p_key and not a.ok and a.created_at > now() - interval '10 minutes')
      or (select count(*) >= 600 from public.beta_invite_attempts a
           where not a.ok and a.created_at > now() - interval '10 minutes');
end $$;

-- An account whose address was never confirmed gives its code back once its confirmation link has expired: whoever
-- mistyped the address can begin again with the same code.
create function private.invite_holder_lapsed(p_user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users u
    where u.id = p_user_id and u.email_confirmed_at is null and u.created_at < now() - interval '1 hour')
$$;

-- Malformed and unknown codes take the same way and get the same answer.
create function private.invite_code_state(p_code text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case
        when c.revoked_at is not null then 'not_found'
        when c.claimed_at is not null and not private.invite_holder_lapsed(c.claimed_by) then 'already_used'
        when c.expires_at is not null and c.expires_at <= now() then 'expired'
        else 'valid'
      end
      from public.beta_invite_codes c where c.code = p_code), 'not_found')
$$;

create function public.verify_beta_invite_code(p_code text)
returns table (is_valid boolean, state text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_key   text := private.request_client_key();
  v_state text;
begin
  if private.invite_attempts_exceeded(v_key) then
    return query select false, 'rate_limited'::text;
    return;
  end if;
  delete from public.beta_invite_attempts a where a.created_at < now() - interval '1 day';
  v_state := private.invite_code_state(p_code);
  insert into public.beta_invite_attempts (client_key, ok) values (v_key, v_state = 'valid');
  return query select v_state = 'valid', v_state;
end $$;

-- Takes a free code for an account that exists, or says no. The row lock makes one of several claims the winner.
create function private.take_invite_code(p_code text, p_user_id uuid, p_email text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_holder uuid;
begin
  select c.claimed_by into v_holder from public.beta_invite_codes c where c.code = p_code for update;
  -- judged anew after the lock, by a statement that sees what the winner wrote
  if private.invite_code_state(p_code) <> 'valid' then
    return false;
  end if;
  delete from auth.users u where u.id = v_holder and private.invite_holder_lapsed(u.id);
  update public.beta_invite_codes c
     set claimed_at = now(), claimed_by = p_user_id, claimed_email = lower(btrim(p_email))
   where c.code = p_code;
  return found;
end $$;

create function public.claim_beta_invite_code(p_code text, p_user_id uuid, p_email text)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_key  text := private.request_client_key();
  v_user record;
begin
  -- whoever holds the code already, be it since sign-up, may ask again
  if exists (select from public.beta_invite_codes c
              where c.code = p_code and c.claimed_by = p_user_id and c.claimed_email = lower(btrim(p_email))) then
    return true;
  end if;
  if private.invite_attempts_exceeded(v_key) then
    return false;
  end if;

  -- there is no session yet when a mail must be confirmed first, so a fresh account may be named by anyone who
  -- knows its id, its address and a free code
  select u.id, lower(u.email) as email,
         left(u.raw_user_meta_data ->> 'full_name', 200) as full_name,
         left(u.raw_user_meta_data ->> 'phone', 40) as phone
    into v_user
    from auth.users u
   where u.id = p_user_id
     and lower(u.email) = lower(btrim(p_email))
     and (u.created_at > now() - interval '1 hour' or u.id = auth.uid())
     -- one account needs one code
     and not exists (select from public.beta_invite_codes c where c.claimed_by = u.id);
  if not found or not private.take_invite_code(p_code, v_user.id, v_user.email) then
    insert into public.beta_invite_attempts (client_key, ok) values (v_key, false);
    return false;
  end if;

  insert into public.user_profiles (id, email, full_name, phone, is_beta_user)
  values (v_user.id, v_user.email, v_user.full_name, v_user.phone, true)
  on conflict (id) do update set is_beta_user = true;
  return true;
end $$;

revoke all on function public.verify_beta_invite_code(text) from public;
revoke all on function public.claim_beta_invite_code(text, uuid, text) from public;
grant execute on function public.verify_beta_invite_code(text) to anon, authenticated, service_role;
grant execute on function public.claim_beta_invite_code(text, uuid, text) to anon, authenticated, service_role;

-- For operators: new codes nobody can foresee.
create function public.create_invite_codes(
  p_count integer, p_label text default null, p_expires_at timestamptz default null)
returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_code text;
  v_made integer := 0;
begin
  if p_count is null or p_count < 1 or p_count > 1000 then
    raise exception 'Between 1 and 1000 codes can be made at once.' using errcode = '22023';
  end if;
  while v_made < p_count loop
    v_code := lpad(((('x' || left(replace(gen_random_uuid()::text, '-', ''), 8))::bit(32)::bigint) % 1000000)::text, 6, '0');
    insert into public.beta_invite_codes (code, label, created_by, expires_at)
    values (v_code, p_label, 'operator', p_expires_at)
    on conflict (code) do nothing;
    if found then
      v_made := v_made + 1;
      return next v_code;
    end if;
  end loop;
end $$;
revoke all on function public.create_invite_codes(integer, text, timestamptz) from public, anon, authenticated;
grant execute on function public.create_invite_codes(integer, text, timestamptz) to service_role;

-- A client may send e-mail, beta flag and dates with its profile; the server decides them. The condition is judged as
-- the role that writes, so our own functions, which run as the owner of the tables, are not held back.
create function private.guard_user_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.id           := old.id;
    new.is_beta_user := old.is_beta_user;
    new.created_at   := old.created_at;
  else
    new.is_beta_user := exists (select from public.beta_invite_codes c where c.claimed_by = new.id);
    new.created_at   := now();
  end if;
  select u.email into new.email from auth.users u where u.id = new.id;
  new.updated_at := now();
  return new;
end $$;
create trigger user_profiles_guard before insert or update on public.user_profiles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_user_profile();

-- The account and its code stand or fall together: of many sign-ups with one code exactly one stays.
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_invited boolean := coalesce(
    private.take_invite_code(new.raw_user_meta_data ->> 'invite_code', new.id, new.email), false);
begin
  if not v_invited
     and coalesce(new.raw_app_meta_data ->> 'created_by_admin', '') <> 'true'
     and (select s.value from private.app_settings s where s.key = 'require_invite') = 'on' then
    raise exception 'A valid 6-digit invite code is required to create an account.';
  end if;
  insert into public.user_profiles (id, email, full_name, phone, is_beta_user)
  values (new.id, new.email, left(new.raw_user_meta_data ->> 'full_name', 200),
          left(new.raw_user_meta_data ->> 'phone', 40), v_invited)
  on conflict (id) do nothing;
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();

create function private.follow_user_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.user_profiles set email = new.email where id = new.id;
  return new;
end $$;
create trigger on_auth_user_email_changed after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.follow_user_email();
