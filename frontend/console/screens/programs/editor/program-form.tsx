import Form, { type FormInstance } from 'antd/es/form';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../../components/console.module.css';
import { Hint } from '../../../components/hint.tsx';
import type { ProgramValues } from '../../../features/programs/program-values.ts';
import { SiteFields } from './fields/site-fields.tsx';
import { DescriptionFields, NameFields } from './fields/text-fields.tsx';
import { TripFields } from './fields/trip-fields.tsx';

interface ProgramFormProps {
  form: FormInstance<ProgramValues>;
  /** Lets a button outside the form submit it. */
  id: string;
  initialValues: ProgramValues;
  isSaving: boolean;
  onChange: (changed: Partial<ProgramValues>) => void;
  onSubmit: () => void;
  /** The photo picker, passed in because its state outlives the form. */
  photos: ReactNode;
}

/** All fields of a program. The rules are checked on saving, in the order of `save-rules.ts`, not by antd's form items. */
export function ProgramForm({ form, id, initialValues, isSaving, onChange, onSubmit, photos }: ProgramFormProps) {
  const { t } = useTranslation('adminPrograms');
  return (
    <Form
      form={form}
      id={id}
      name="program"
      layout="vertical"
      className={shared.form}
      initialValues={initialValues}
      disabled={isSaving}
      onValuesChange={onChange}
      onFinish={onSubmit}
      noValidate
      autoComplete="off"
    >
      <NameFields />
      <Section title={t('editor.tripSection')}>
        <TripFields />
      </Section>
      {photos}
      <Section title={t('editor.textsSection')} isOptional>
        <DescriptionFields />
      </Section>
      <Section title={t('editor.siteSection')} isOptional>
        <SiteFields />
      </Section>
    </Form>
  );
}

function Section({ title, isOptional, children }: { title: string; isOptional?: boolean; children: ReactNode }) {
  const { t } = useTranslation('adminPrograms');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={shared.subhead}>
        {title} {isOptional && <Hint as="small">({t('editor.optional')})</Hint>}
      </h3>
      {children}
    </section>
  );
}
