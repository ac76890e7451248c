import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayChecks } from '#shared/features/enquiries/day-checks.ts';
import styles from '#shared/features/enquiries/enquiry-form.module.css';
import { FixedValuesProvider } from '#shared/features/enquiries/fields-unless-fixed.tsx';
import { LightFields } from '#shared/features/enquiries/form-field.tsx';
import { IssueSummary } from '#shared/features/enquiries/issue-summary.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { EnquiredProgramCard } from './enquired-program-card.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { ScriptsNote } from './scripts-note.tsx';
import type { EnquiryFormState } from './use-enquiry-form.ts';

interface EnquiryFormProps<Values extends object> {
  enquiry: EnquiryFormState<Values>;
  /** The label of the submit button. */
  submit?: string;
  submitting?: string;
  /** The form's sections, memoised: a new problem renders only its own fields again. */
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
  const { form, name, empty, missing, isSending, problem, change, show, summary, from, fixed, challenge } = enquiry;
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
      initialValues={empty}
      onFocus={challenge.begin}
      onValuesChange={change}
      onFinish={enquiry.submit}
      {...dayChecks(enquiry.checkDays)}
      disabled={isSending}
      // Turns off the browser's validation messages, which would be in another language.
      noValidate
      data-missing={missing}
      className={styles.form}
    >
      <ScriptsNote title={t('withoutScripts.title')} text={t('withoutScripts.text')} />
      {from.program && (
        <EnquiredProgramCard program={from.program} chosen={from.asked?.chosen} onRemove={from.remove} />
      )}
      {problem && problem.issues.length > 0 && (
        <IssueSummary ref={summary} title={problem.title} issues={problem.issues} onShow={show} />
      )}
      <LightFields value={true}>
        <FixedValuesProvider value={fixed}>{children}</FixedValuesProvider>
      </LightFields>
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
