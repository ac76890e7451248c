import Form from 'antd/es/form';
import Radio from 'antd/es/radio';
import { useTranslation } from 'react-i18next';
import { EnquiryType } from '#contracts/field-kit/enquiry-enums';
import { languages } from '#contracts/field-kit/language';
import { ContactFields } from '#shared/features/enquiries/contact-fields.tsx';
import { dayChecks } from '#shared/features/enquiries/day-checks.ts';
import frame from '#shared/features/enquiries/enquiry-form.module.css';
import { FormSection } from '#shared/features/enquiries/form-section.tsx';
import { IssueSummary } from '#shared/features/enquiries/issue-summary.tsx';
import shared from '../../../components/console.module.css';
import { grid } from '../../../components/grid.ts';
import { typeLook } from '../../../features/enquiries/type-look.tsx';
import { ProgramSelect } from '../../../features/programs/program-select.tsx';
import { ProblemAlert } from '../../../features/session/problem-alert.tsx';
import { EntryFields } from './entry-fields.tsx';
import type { EntryValues } from './entry-values.ts';
import type { useEntryForm } from './use-entry-form.ts';

interface Props {
  id: string;
  entry: ReturnType<typeof useEntryForm>;
  /** The title if the server refuses. */
  failed: string;
  /** True for a stored request, whose type stays. */
  isTypeFixed?: boolean;
}

/** The form: type and language, contact details, and the fields of the type. */
export function EntryForm({ id, entry, failed, isTypeFixed = false }: Props) {
  const { t } = useTranslation('adminRequests');
  const { t: admin } = useTranslation('admin');
  const { form, type, empty, isSaving, problem, show, change, submit } = entry;
  const language = (
    <Form.Item name="language" label={t('entry.language')}>
      <Radio.Group
        className={shared.targets}
        options={languages.map((value) => ({ value, label: admin(`detail.languages.${value}`) }))}
      />
    </Form.Item>
  );
  const isFailure = problem?.kind === 'failure';
  return (
    <Form<EntryValues>
      form={form}
      id={id}
      name="staff-entry"
      layout="vertical"
      className={frame.form}
      initialValues={empty}
      disabled={isSaving}
      onValuesChange={change}
      onFinish={() => void submit()}
      {...dayChecks(entry.checkDays)}
      autoComplete="off"
      // Turns off the browser's validation messages, which would be in another language.
      noValidate
    >
      <ProblemAlert title={isFailure ? failed : undefined} text={isFailure ? problem.title : undefined} />
      {problem?.kind === 'issues' && <IssueSummary title={problem.title} issues={problem.issues} onShow={show} />}
      {!isTypeFixed && (
        <FormSection title={t('entry.kind')}>
          <Form.Item name="type" label={t('entry.type')}>
            <Radio.Group optionType="button" className={shared.choices} style={grid('8rem', '0.5rem')}>
              {EnquiryType.options.map((value) => {
                const { icon: Sign, label } = typeLook[value];
                return (
                  <Radio.Button key={value} value={value}>
                    <Sign aria-hidden /> {admin(label)}
                  </Radio.Button>
                );
              })}
            </Radio.Group>
          </Form.Item>
          {language}
          <Form.Item name="program_id" label={admin('detail.program')}>
            <ProgramSelect placeholder={t('entry.program')} isOnSite />
          </Form.Item>
        </FormSection>
      )}
      <FormSection title={t('entry.customer')}>
        <ContactFields needsEmail={false} isOwn={false} />
        {isTypeFixed && language}
      </FormSection>
      <EntryFields type={type} />
    </Form>
  );
}
