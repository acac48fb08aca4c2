-- The waitlist: anyone may join, nobody may read addresses. The rows are private; clients meet a view.
create table private.waitlist_entries (
  id                uuid primary key default gen_random_uuid(),
  email             text not null,
  name              text not null,
  pet_type          text,
  pet_name          text,
  referral_code     text not null unique,
  referred_by       uuid references private.waitlist_entries (id) on delete set null,
  position_in_queue integer not null unique,
  utm_source        text,
  utm_medium        text,
  utm_campaign      text,
  variant           text,
  device_type       text,
  created_at        timestamptz not null default now(),
  constraint waitlist_email_clean   check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  constraint waitlist_name_len      check (char_length(btrim(name)) between 2 and 200),
  constraint waitlist_pet_type      check (pet_type is null or pet_type in ('dog', 'cat', 'both')),
  constraint waitlist_pet_name_len  check (pet_name is null or char_length(pet_name) <= 100),
  constraint waitlist_device_type   check (device_type is null or device_type in ('mobile', 'tablet', 'desktop')),
  constraint waitlist_code_shape    check (referral_code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  constraint waitlist_free_text_len check (
    char_length(coalesce(utm_source, '')) <= 200 and char_length(coalesce(utm_medium, '')) <= 200
    and char_length(coalesce(utm_campaign, '')) <= 200 and char_length(coalesce(variant, '')) <= 2000)
);
create unique index waitlist_email_key on private.waitlist_entries (email);
create index waitlist_referred_by_idx on private.waitlist_entries (referred_by);
alter table private.waitlist_entries enable row level security;

-- Filters and sorting work on what the view shows, so a hidden column cannot be guessed through them either.
create view public.beta_waitlist as
select e.id,
       case when current_user in ('anon', 'authenticated') then null else e.email end as email,
       case when current_user in ('anon', 'authenticated') then split_part(e.name, ' ', 1) else e.name end as name,
       case when current_user in ('anon', 'authenticated') then null else e.pet_type end as pet_type,
       case when current_user in ('anon', 'authenticated') then null else e.pet_name end as pet_name,
       e.referral_code,
       case when current_user in ('anon', 'authenticated') then null else e.referred_by end as referred_by,
       e.position_in_queue,
       case when current_user in ('anon', 'authenticated') then null else e.utm_source end as utm_source,
       case when current_user in ('anon', 'authenticated') then null else e.utm_medium end as utm_medium,
       case when current_user in ('anon', 'authenticated') then null else e.utm_campaign end as utm_campaign,
       case when current_user in ('anon', 'authenticated') then null else e.variant end as variant,
       case when current_user in ('anon', 'authenticated') then null else e.device_type end as device_type,
       case when current_user in ('anon', 'authenticated') then null else e.created_at end as created_at
  from private.waitlist_entries e;

create function private.new_referral_code() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_alphabet constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  v_code text;
begin
  loop
    select string_agg(substr(v_alphabet, 1 + floor(random() * 32)::int, 1), '') into v_code from generate_series(1, 8);
    exit when not exists (select from private.waitlist_entries e where e.referral_code = v_code);
  end loop;
  return v_code;
end $$;

create function private.waitlist_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := lower(btrim(coalesce(new.email, '')));
  new.name  := btrim(coalesce(new.name, ''));
  if char_length(new.name) < 2 then
    raise exception 'Name is required (at least 2 characters)';
  end if;
  if new.email !~ '^[^@[:space:]]+@[^@[:space:]]+[.][^@[:space:]]+$' then
    raise exception 'Please enter a valid email';
  end if;
  -- one at a time, so that positions have no gaps
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('pawlight.waitlist', 0));
  if exists (select from private.waitlist_entries e where e.email = new.email) then
    raise exception 'This email is already on the waitlist.' using errcode = '23505';
  end if;
  new.id := gen_random_uuid();
  new.referral_code := private.new_referral_code();
  select coalesce(max(e.position_in_queue), 0) + 1 into new.position_in_queue from private.waitlist_entries e;
  new.created_at := now();
  insert into private.waitlist_entries
    (id, email, name, pet_type, pet_name, referral_code, referred_by, position_in_queue,
     utm_source, utm_medium, utm_campaign, variant, device_type, created_at)
  values
    (new.id, new.email, new.name, new.pet_type, new.pet_name, new.referral_code, new.referred_by, new.position_in_queue,
     new.utm_source, new.utm_medium, new.utm_campaign, new.variant, new.device_type, new.created_at);
  return new;
end $$;
create trigger beta_waitlist_insert instead of insert on public.beta_waitlist
  for each row execute function private.waitlist_insert();

create function private.waitlist_readonly() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'beta_waitlist rows cannot be changed' using errcode = '42501';
end $$;
create trigger beta_waitlist_no_change instead of update or delete on public.beta_waitlist
  for each row execute function private.waitlist_readonly();

revoke all on public.beta_waitlist from anon, authenticated;
grant select, insert on public.beta_waitlist to anon, authenticated;
grant all on public.beta_waitlist to service_role;
