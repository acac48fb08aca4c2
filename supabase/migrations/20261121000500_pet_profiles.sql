-- Pets. They are never deleted through the API: is_active false hides one and frees its name.
create table public.pet_profiles (
  id                  uuid primary key default gen_random_uuid(),
  user_id             uuid not null references auth.users (id) on delete cascade,
  name                text not null,
  species             text not null,
  breed               text,
  birthday            date,
  gender              text,
  is_neutered         boolean,
  weight_value        double precision,
  weight_unit         text not null default 'lbs',
  microchip_id        text,
  photo_url           text,
  medical_conditions  text[] not null default '{}',
  allergies           text[] not null default '{}',
  current_medications text[] not null default '{}',
  is_active           boolean not null default true,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now(),
  constraint pet_profiles_name_len    check (char_length(btrim(name)) between 1 and 100),
  constraint pet_profiles_species     check (species in ('dog', 'cat')),
  constraint pet_profiles_gender      check (gender is null or gender in ('male', 'female')),
  -- the upper bounds also keep out NaN and infinity, which PostgreSQL counts as large numbers and late dates
  constraint pet_profiles_weight      check (weight_value is null or (weight_value > 0 and weight_value < 100000)),
  constraint pet_profiles_weight_unit check (weight_unit in ('lbs', 'kg')),
  constraint pet_profiles_birthday    check (birthday is null or (birthday >= date '1900-01-01' and birthday < date '2200-01-01')),
  constraint pet_profiles_texts       check (
    char_length(coalesce(breed, '')) <= 200 and char_length(coalesce(microchip_id, '')) <= 100
    and char_length(coalesce(photo_url, '')) <= 2000000),
  constraint pet_profiles_lists       check (
    private.is_plain_list(medical_conditions, 100, 500) and private.is_plain_list(allergies, 100, 500)
    and private.is_plain_list(current_medications, 100, 500))
);
create unique index pet_profiles_active_name_key
  on public.pet_profiles (user_id, lower(btrim(name))) where is_active;
create index pet_profiles_user_created_idx on public.pet_profiles (user_id, created_at desc) where is_active;
create trigger pet_profiles_touch before update on public.pet_profiles
  for each row execute function private.set_updated_at();

-- Which row it is and since when is not for a client to change; whose it is the policies decide.
create function private.guard_own_row() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.id         := old.id;
    new.created_at := old.created_at;
  else
    new.created_at := now();
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger pet_profiles_guard before insert or update on public.pet_profiles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_own_row();

alter table public.pet_profiles enable row level security;
create policy pet_profiles_select_own on public.pet_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy pet_profiles_insert_own on public.pet_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy pet_profiles_update_own on public.pet_profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.pet_profiles from anon, authenticated;
grant select, insert, update on public.pet_profiles to authenticated;
grant all on public.pet_profiles to service_role;
