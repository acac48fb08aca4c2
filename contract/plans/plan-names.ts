export const PLAN_NAMES = {
  'pawlight-core': 'Pawlight Core',
  'pawlight-plus': 'Pawlight Plus',
  'pay-per-screen': 'Pay Per Screen',
  'clinic-essential': 'Clinic Essential',
  'clinic-professional': 'Clinic Professional',
  'clinic-enterprise': 'Clinic Enterprise',
} as const
