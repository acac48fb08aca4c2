import { MEDICAL_DISCLAIMER } from '#web/content/legal/medical-disclaimer.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function MedicalDisclaimerPage() {
  return <PolicyPage policy={MEDICAL_DISCLAIMER} />
}
