-- One row for each account. The account and the invite codes decide e-mail and beta flag, not their owner.
create table public.user_profiles (
  id           uuid primary key references auth.users (id) on delete cascade,
  email        text,
  full_name    text,
  phone        text,
  is_beta_user boolean not null default false,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  constraint user_profiles_full_name_len check (full_name is null or char_length(full_name) <= 200),
  constraint user_profiles_phone_len     check (phone is null or char_length(phone) <= 40)
);
create trigger user_profiles_touch before update on public.user_profiles
  for each row execute function private.set_updated_at();

alter table public.user_profiles enable row level security;
create policy user_profiles_select_own on public.user_profiles
  for select to authenticated using (id = (select auth.uid()));
create policy user_profiles_insert_own on public.user_profiles
  for insert to authenticated with check (id = (select auth.uid()));
create policy user_profiles_update_own on public.user_profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

revoke all on public.user_profiles from anon, authenticated;
grant select, insert, update on public.user_profiles to authenticated;
grant all on public.user_profiles to service_role;
