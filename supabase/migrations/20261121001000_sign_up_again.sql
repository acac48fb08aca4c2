-- Three things a sign-up must not do: lock out whoever let the confirmation link expire, tell by the fate of an invite
-- code who has an account already, and be a place where codes can be guessed.

-- The id a sign-up was answered with whose address had an account already; no account bears it.
alter table public.beta_invite_codes add column seeming_id uuid;

-- The code of a deleted account stays spent and forgets its address; a code that is given back names nobody.
drop trigger beta_invite_codes_forget on public.beta_invite_codes;
create trigger beta_invite_codes_forget before update on public.beta_invite_codes
  for each row when (old.claimed_by is not null and new.claimed_by is null
                     and new.claimed_at is not null and new.seeming_id is null)
  execute function private.forget_claimed_email();

-- A code comes back an hour after it was taken by an account that was never confirmed, and likewise after it was taken
-- by a sign-up that only seemed to make an account.
create or replace function private.invite_code_state(p_code text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select case
        when c.revoked_at is not null then 'not_found'
        when c.claimed_at is not null
             and not private.invite_holder_lapsed(c.claimed_by)
             and not (c.seeming_id is not null and c.claimed_at < now() - interval '1 hour') then 'already_used'
        when c.expires_at is not null and c.expires_at <= now() then 'expired'
        else 'valid'
      end
      from public.beta_invite_codes c where c.code = p_code), 'not_found')
$$;

create or replace function private.take_invite_code(p_code text, p_user_id uuid, p_email text) returns boolean
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
     set claimed_at = now(), claimed_by = p_user_id, claimed_email = lower(btrim(p_email)), seeming_id = null
   where c.code = p_code;
  return found;
end $$;

-- Ends the stand-in that a sign-up with a known address made, so that it did the work of a real one: the code stays
-- spent for that address, under the id the sign-up was answered with.
create function private.dismiss_stand_in(p_id uuid, p_email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.beta_invite_codes c
     set claimed_by = null, claimed_email = lower(btrim(p_email)), seeming_id = p_id
   where c.claimed_by = p_id;
  delete from auth.users u where u.id = p_id and u.email like '%@stand-in.invalid';
end $$;

-- Whoever let the confirmation link expire may sign up again with the same address: the account nobody could ever use
-- goes, and the code it held is free again. Called by the server before it makes the new account.
create function private.release_lapsed_account(p_email text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select u.id into v_id from auth.users u
   where lower(u.email) = lower(btrim(p_email)) and private.invite_holder_lapsed(u.id);
  if not found then
    return false;
  end if;
  -- the code first, then the account: the order in which a claim locks them
  update public.beta_invite_codes c
     set claimed_at = null, claimed_by = null, claimed_email = null
   where c.claimed_by = v_id and private.invite_holder_lapsed(v_id);
  delete from auth.users u where u.id = v_id and private.invite_holder_lapsed(u.id);
  return found;
end $$;

-- What a sign-up may know of its code. Unknown codes count as guesses wherever they are tried; a code that somebody was
-- faster with does not.
create function private.invite_state_for_sign_up(p_code text, p_client_key text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_key   text := left(coalesce(nullif(btrim(p_client_key), ''), 'unknown'), 100);
  v_state text;
begin
  if coalesce((select s.value from private.app_settings s where s.key = 'require_invite'), 'off') <> 'on' then
    return 'valid';
  end if;
  if private.invite_attempts_exceeded(v_key) then
    return 'rate_limited';
  end if;
  v_state := private.invite_code_state(p_code);
  if v_state = 'not_found' then
    insert into public.beta_invite_attempts (client_key, ok) values (v_key, false);
  end if;
  return v_state;
end $$;

create or replace function public.claim_beta_invite_code(p_code text, p_user_id uuid, p_email text)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_key  text := private.request_client_key();
  v_user record;
begin
  -- whoever holds the code already, be it since sign-up or only seemingly, may ask again
  if exists (select from public.beta_invite_codes c
              where c.code = p_code and p_user_id in (c.claimed_by, c.seeming_id)
                and c.claimed_email = lower(btrim(p_email))) then
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

revoke all on function private.dismiss_stand_in(uuid, text) from public;
revoke all on function private.release_lapsed_account(text) from public;
revoke all on function private.invite_state_for_sign_up(text, text) from public;
