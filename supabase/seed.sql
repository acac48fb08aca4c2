-- For development: invite codes in each state. Safe to run again.
insert into public.beta_invite_codes (code, label, created_by) values
  ('100001', 'development', 'seed'),
  ('100002', 'development', 'seed'),
  ('100003', 'development', 'seed'),
  ('100004', 'development', 'seed'),
  ('100005', 'development', 'seed')
on conflict (code) do nothing;
insert into public.beta_invite_codes (code, label, created_by, expires_at) values
  ('200002', 'development: expired', 'seed', now() - interval '1 day')
on conflict (code) do nothing;
insert into public.beta_invite_codes (code, label, created_by, claimed_at, claimed_email) values
  ('300003', 'development: already used', 'seed', now(), 'someone@pawlight.example')
on conflict (code) do nothing;
