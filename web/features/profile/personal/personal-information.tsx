import type { User } from '@supabase/supabase-js'
import { Check } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { TextField } from '#web/ui/form/field.tsx'
import { Form, FormActions } from '#web/ui/form/form.tsx'
import { MESSAGES } from '#web/features/profile/messages.ts'
import { useProfileForm } from '#web/features/profile/personal/use-profile-form.ts'
import styles from '#web/features/profile/profile.module.css'

export function PersonalInformation({ user }: { user: User }) {
  const { field, state, failure, submit } = useProfileForm(user)
  return (
    <Card as="section" roomy aria-labelledby="personal-information">
      <h2 id="personal-information" className={styles.heading}>
        Personal information
      </h2>
      <Form aria-labelledby="personal-information" onSubmit={submit} failure={failure}>
        <TextField {...field('fullName')} label="Full name" autoComplete="name" maxLength={200} />
        <TextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" optional maxLength={40} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          readOnly
          value={user.email ?? ''}
          hint={
            <>
              <span>{MESSAGES.emailFixed}</span> here. To use another one, see “Email and password” below.
            </>
          }
          hintTone="locked"
        />
        <FormActions>
          <div className={styles.actions}>
            <Button type="submit" busy={state === 'sending'} busyText="Saving...">
              Save changes
            </Button>
            <p role="status" className={styles.said}>
              {state === 'sent' ? (
                <>
                  <Check aria-hidden="true" />
                  {MESSAGES.saved}
                </>
              ) : null}
            </p>
          </div>
        </FormActions>
      </Form>
    </Card>
  )
}
