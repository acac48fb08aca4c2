-- Whoever mistyped the address at sign-up takes it back at once: the account that nobody has confirmed goes, and its
-- code is free. The id proves who asks, it was told to nobody but the sign-up; a sign-up that only seemed to make an
-- account is answered in the same way.
create function public.release_beta_invite_code(p_code text, p_user_id uuid, p_email text)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- the code first, then the account: the order in which a claim locks them
  update public.beta_invite_codes c
     set claimed_at = null, claimed_by = null, claimed_email = null, seeming_id = null
   where c.code = p_code
     and p_user_id in (c.claimed_by, c.seeming_id)
     and c.claimed_email = lower(btrim(p_email))
     and not exists (select from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null);
  if not found then
    return false;
  end if;
  delete from auth.users u where u.id = p_user_id and u.email_confirmed_at is null;
  return true;
end $$;

revoke all on function public.release_beta_invite_code(text, uuid, text) from public;
grant execute on function public.release_beta_invite_code(text, uuid, text) to anon, authenticated;
