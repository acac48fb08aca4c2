-- Saved assessments. They are never deleted through the API; a deletion request does that.
create table public.triage_sessions (
  id                         uuid primary key default gen_random_uuid(),
  user_id                    uuid not null references auth.users (id) on delete cascade,
  user_email                 text,
  pet_profile_id             uuid references public.pet_profiles (id) on delete set null,
  pet_name                   text,
  species                    text,
  breed                      text,
  age                        double precision,
  age_unit                   text,
  symptoms                   text[] not null default '{}',
  symptom_notes              text,
  follow_up_answers          jsonb not null default '{}'::jsonb,
  additional_notes           text,
  assessment_raw             text,
  assessment_summary         jsonb,
  assessment_recommendations text,
  assessment_urgency         text,
  session_status             text not null default 'completed',
  treatment                  jsonb,
  otc_med_rec                jsonb,
  created_at                 timestamptz not null default now(),
  updated_at                 timestamptz not null default now(),
  constraint triage_sessions_species  check (species is null or species in ('dog', 'cat')),
  constraint triage_sessions_age      check (age is null or (age >= 0 and age < 1000)),
  constraint triage_sessions_age_unit check (age_unit is null or age_unit in ('months', 'years')),
  constraint triage_sessions_urgency  check (assessment_urgency is null
    or assessment_urgency in ('er_urgent', 'normal_vet', 'monitor_at_home')),
  constraint triage_sessions_status   check (session_status in ('in_progress', 'completed', 'abandoned')),
  constraint triage_sessions_symptoms check (private.is_plain_list(symptoms, 100, 100)),
  constraint triage_sessions_notes    check (additional_notes is null or char_length(additional_notes) <= 2000),
  constraint triage_sessions_raw_size check (assessment_raw is null or char_length(assessment_raw) <= 200000),
  constraint triage_sessions_texts    check (
    char_length(coalesce(pet_name, '')) <= 200 and char_length(coalesce(breed, '')) <= 200
    and char_length(coalesce(symptom_notes, '')) <= 20000
    and char_length(coalesce(assessment_recommendations, '')) <= 50000),
  constraint triage_sessions_json_size check (
    octet_length(follow_up_answers::text) <= 300000
    and coalesce(octet_length(assessment_summary::text), 0) <= 600000
    and coalesce(octet_length(treatment::text), 0) <= 300000
    and coalesce(octet_length(otc_med_rec::text), 0) <= 300000)
);
create index triage_sessions_user_status_created_idx
  on public.triage_sessions (user_id, session_status, created_at desc);
create index triage_sessions_pet_idx on public.triage_sessions (pet_profile_id);
create trigger triage_sessions_touch before update on public.triage_sessions
  for each row execute function private.set_updated_at();
create trigger triage_sessions_guard_row before insert or update on public.triage_sessions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.guard_own_row();

-- The address is the account's, and a pet of somebody else is no pet of this session.
create function private.guard_triage_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.pet_profile_id is not null and not exists (
       select from public.pet_profiles p where p.id = new.pet_profile_id and p.user_id = new.user_id) then
    new.pet_profile_id := null;
  end if;
  select u.email into new.user_email from auth.users u where u.id = new.user_id;
  return new;
end $$;
create trigger triage_sessions_guard before insert or update on public.triage_sessions
  for each row execute function private.guard_triage_session();

alter table public.triage_sessions enable row level security;
create policy triage_sessions_select_own on public.triage_sessions
  for select to authenticated using (user_id = (select auth.uid()));
create policy triage_sessions_insert_own on public.triage_sessions
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy triage_sessions_update_own on public.triage_sessions
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.triage_sessions from anon, authenticated;
grant select, insert, update on public.triage_sessions to authenticated;
grant all on public.triage_sessions to service_role;
