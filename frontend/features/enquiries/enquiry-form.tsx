import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionNote } from './connection-note.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { dayChecks } from './day-checks.ts';
import { EnquiredProgramCard } from './enquired-program-card.tsx';
import styles from './enquiry-form.module.css';
import { FailurePanel } from './failure-panel.tsx';
import { IssueSummary } from './issue-summary.tsx';
import { ScriptsNote } from './scripts-note.tsx';
import { SettledFields } from './settleable.tsx';
import type { EnquiryFormState } from './use-enquiry-form.ts';

interface EnquiryFormProps<Values extends object> {
  enquiry: EnquiryFormState<Values>;
  /** The label of the submit button. */
  submit?: string;
  submitting?: string;
  /** The form's sections. */
  children: ReactNode;
}

/** The layout of every enquiry form: the summary of issues, the sections, the failure message and the button. */
export function EnquiryForm<Values extends object>({
  enquiry,
  submit,
  submitting,
  children,
}: EnquiryFormProps<Values>) {
  const { t } = useTranslation('enquiries');
  const { form, name, empty, isSending, problem, change, show, summary, from, settled, challenge } = enquiry;
  const button = useRef<HTMLButtonElement>(null);

  // While sending, the button is disabled and loses the focus. After a failure it gets the focus back.
  const isFailed = !isSending && problem?.issues.length === 0;
  useEffect(() => {
    if (isFailed) button.current?.focus({ preventScroll: true });
  }, [isFailed]);

  return (
    <Form<Values>
      form={form}
      name={name}
      layout="vertical"
      requiredMark={(label, { required }) => (required ? label : <Optional label={label} />)}
      initialValues={empty}
      onFocus={challenge.begin}
      onValuesChange={change}
      onFinish={enquiry.submit}
      {...dayChecks(enquiry.checkDays)}
      disabled={isSending}
      // Turns off the browser's validation messages, which would be in another language.
      noValidate
      className={styles.form}
    >
      <ScriptsNote />
      {from.program && <EnquiredProgramCard program={from.program} onRemove={from.remove} />}
      {problem && problem.issues.length > 0 && (
        <IssueSummary ref={summary} title={problem.title} issues={problem.issues} onShow={show} />
      )}
      <SettledFields value={settled}>{children}</SettledFields>
      {problem?.kind === 'failure' && problem.issues.length === 0 && <FailurePanel title={problem.title} />}
      <ConnectionNote problem={problem} />
      {/* Honeypot for bots that fill every field: people neither see nor reach it. */}
      <input ref={enquiry.trap} name="website" autoComplete="off" tabIndex={-1} aria-hidden className={styles.trap} />
      <div ref={challenge.place} />
      <ConsentFields disabled={isSending} />
      <Button
        ref={button}
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={isSending}
        className={styles.submit}
      >
        {isSending ? (submitting ?? t('submitting')) : (submit ?? t('submit'))}
      </Button>
    </Form>
  );
}

/** Nearly every field is required, so the optional ones are marked. */
function Optional({ label }: { label: ReactNode }) {
  const { t } = useTranslation('enquiries');
  return (
    <span>
      {label} <small className={styles.optional}>{t('optional')}</small>
    </span>
  );
}
