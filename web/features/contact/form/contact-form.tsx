import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { CONTACT_LONGEST, CONTACT_TOPICS } from '#contract/contact/contact-fields.ts'
import { TRAP_FIELD } from '#contract/fields/trap-field.ts'
import { loadService } from '#web/lib/form/public-form.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useTyped } from '#web/lib/form/use-typed.ts'
import { DogHead } from '#web/ui/drawings/dog-head.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { EmailField, SelectField, TextArea, TextField } from '#web/ui/form/field.tsx'
import { FieldPairs } from '#web/ui/form/field-pairs.tsx'
import { Form, FormActions } from '#web/ui/form/form.tsx'
import { TrapField } from '#web/ui/form/trap-field.tsx'
import { sendMessage } from '#web/features/contact/api/send-message.ts'
import {
  BLANK,
  bodyOf,
  checkMessage,
  readFields,
  subjectIn,
  type ContactFields,
} from '#web/features/contact/contact-rules.ts'
import { linkPrefill } from '#web/features/contact/form/link-prefill.ts'
import { Mailbox } from '#web/features/contact/mailbox/mailbox.tsx'
import { MessageSent } from '#web/features/contact/form/message-sent.tsx'
import { MESSAGES } from '#web/features/contact/messages.ts'
import styles from '#web/features/contact/contact.module.css'

export function ContactForm() {
  const { search } = useLocation()
  const { box, typed, type, forget } = useTyped({ form: 'contact', blank: BLANK, read: readFields })
  const [isAnother, setAnother] = useState(false)
  const [sent, setSent] = useState<ContactFields | null>(null)
  const trap = useRef('')
  const fields: ContactFields =
    typed === null ? BLANK : { ...BLANK, ...(isAnother ? {} : linkPrefill(search)), ...typed }
  const body = bodyOf(fields)
  const { faults, failure, refusals, state, field, change, submit } = useForm({
    values: fields,
    write: type,
    check: checkMessage,
    send: () => sendMessage(body, trap.current),
    onSent: () => {
      setSent(body)
      forget()
    },
  })

  const short = (name: keyof typeof CONTACT_LONGEST) => ({ ...field(name), maxLength: CONTACT_LONGEST[name] })

  if (sent !== null) {
    const again = () => {
      setAnother(true)
      setSent(null)
    }
    return <MessageSent sent={sent} onAnother={again} />
  }
  return (
    <div ref={box} className={styles.form}>
      <span className={styles.peek}>
        <DogHead />
      </span>
      <Card roomy>
        <h2 id="contact-form">Send us a message</h2>
        <Form
          aria-labelledby="contact-form"
          onSubmit={submit}
          onFocus={() => void loadService().catch(() => undefined)}
          failure={failure}
          failureTitle={MESSAGES.title}
          refusals={refusals}
          withoutScript={
            <p>
              Please email us at <Mailbox box="support" />. Tell us your name, and your clinic’s name if you
              write for one.
            </p>
          }
        >
          <FieldPairs>
            <TextField {...short('name')} label="Your name" autoComplete="name" required />
            <EmailField {...short('email')} label="Email" autoComplete="email" />
            <TextField {...short('clinicName')} label="Clinic name" optional autoComplete="organization" />
            <TextField {...short('phone')} label="Phone" type="tel" optional autoComplete="tel" />
          </FieldPairs>
          <SelectField
            label="Topic"
            name="subject"
            required
            value={fields.subject}
            error={faults.subject}
            onChange={(event) => change({ subject: subjectIn(event.target.value) })}
          >
            {Object.entries(CONTACT_TOPICS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextArea {...field('message')} label="Message" required />
          <TrapField name={TRAP_FIELD} onChange={(value) => (trap.current = value)} />
          <FormActions>
            <Button
              type="submit"
              size="lg"
              className={styles.send}
              busy={state === 'sending'}
              busyText="Sending..."
            >
              Send message
            </Button>
          </FormActions>
        </Form>
      </Card>
    </div>
  )
}
