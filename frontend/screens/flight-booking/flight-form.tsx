import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import type { ReactNode } from 'react';
import type { EnquiryReceipt } from '#contracts/enquiries';
import { ContactFields } from '../../features/enquiries/contact-fields.tsx';
import { EnquiredProgram } from '../../features/enquiries/enquired-program.tsx';
import { FaultSummary } from '../../features/enquiries/fault-summary.tsx';
import { FormSection } from '../../features/enquiries/form-section.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './flight-form.module.css';
import { emptyFlight, type FlightValues } from './flight-values.ts';
import { LegsSection } from './legs-section.tsx';
import { PassengersSection } from './passengers-section.tsx';
import { RouteFields } from './route-fields.tsx';
import { useFlightForm } from './use-flight-form.ts';

interface FlightFormProps {
  programId: string | undefined;
  onRemoveProgram: () => void;
  onSent: (receipt: EnquiryReceipt) => void;
}

export function FlightForm({ programId, onRemoveProgram, onSent }: FlightFormProps) {
  const { t } = useTranslation('flightBooking');
  const { form, isSending, problem, keepDraft, submit, show } = useFlightForm({ programId, onSent });
  return (
    <Form<FlightValues>
      form={form}
      name="flight"
      layout="vertical"
      requiredMark={(label, { required }) => (required ? label : <Optional label={label} />)}
      initialValues={emptyFlight}
      onValuesChange={keepDraft}
      onFinish={submit}
      disabled={isSending}
      // The fields' rules are our own: the browser's bubbles would speak another language.
      noValidate
      className={styles.form}
    >
      {programId && <EnquiredProgram id={programId} onRemove={onRemoveProgram} />}
      {problem && problem.faults.length > 0 && <FaultSummary {...problem} onShow={show} />}
      <FormSection title={t('sections.personal')}>
        <ContactFields />
      </FormSection>
      <FormSection title={t('sections.flight')}>
        <RouteFields />
        <LegsSection />
      </FormSection>
      <FormSection title={t('sections.passengers')}>
        <PassengersSection />
      </FormSection>
      <FormSection title={t('sections.notes')}>
        <Form.Item name="notes" label={t('fields.notes')}>
          <Input.TextArea rows={4} maxLength={3000} placeholder={t('notesHint')} />
        </Form.Item>
      </FormSection>
      {problem?.faults.length === 0 && <FaultSummary {...problem} onShow={show} />}
      <Button type="primary" htmlType="submit" size="large" block loading={isSending} className={styles.submit}>
        {isSending ? t('submitting') : t('submit')}
      </Button>
      <p className={styles.privacy}>{t('privacy')}</p>
    </Form>
  );
}

/** Nearly every field is required, so the few others say that they are not. */
function Optional({ label }: { label: ReactNode }) {
  const { t } = useTranslation('flightBooking');
  return (
    <span>
      {label} <small className={styles.optional}>{t('optional')}</small>
    </span>
  );
}
