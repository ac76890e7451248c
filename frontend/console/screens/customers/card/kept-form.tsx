import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import { customerLimits } from '#contracts/api/customer-rules';
import type { Customer } from '#contracts/api/customers';
import { isDay } from '#contracts/field-kit/calendar';
import { languages } from '#contracts/field-kit/language';
import { formatDate, formatDateTime } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import { ConflictAlert } from '../../../components/conflict-alert.tsx';
import { Hint } from '../../../components/hint.tsx';
import type { CustomerField, CustomerValues } from '../../../features/customers/customer-values.ts';
import { valuesOf } from '../../../features/customers/customer-values.ts';
import { quickDays } from '../../../features/customers/next-contact.ts';
import { DayInput } from '../../../features/days/day-input.tsx';
import styles from '../../requests/detail/enquiry-detail.module.css';
import { type Conflict, useKeptForm } from './use-kept-form.ts';

interface Props {
  customer: Customer;
  onSaved: (customer: Customer) => void;
}

/** Edits staff's own facts about a customer: the next contact, the language and a note. */
export function KeptForm({ customer, onSaved }: Props) {
  const { t } = useTranslation(['adminCustomers', 'common']);
  const editor = useKeptForm(customer, onSaved);
  const { form, isDirty, isSaving, conflict } = editor;
  return (
    <section className={styles.section} aria-labelledby="customer-kept">
      <h2 id="customer-kept">{t('keep.title')}</h2>
      {conflict && <ChangedMeanwhile conflict={conflict} customer={customer} onTake={editor.discard} />}
      <Form<CustomerValues>
        form={form}
        name="customer"
        layout="vertical"
        requiredMark={false}
        initialValues={editor.initial}
        disabled={isSaving}
        onValuesChange={(changed: Partial<CustomerValues>) => editor.change(filled(changed))}
        onFinish={() => void editor.submit()}
        validateTrigger="onSubmit"
        autoComplete="off"
        noValidate
      >
        <NextContactFields {...editor} />
        <LanguageField customer={customer} />
        <Form.Item
          name="note"
          label={t('keep.note')}
          extra={t('keep.noteHint')}
          rules={[{ max: customerLimits.note, message: t('keep.tooLong') }]}
        >
          <TextArea autoSize={{ minRows: 2, maxRows: 10 }} dir="auto" />
        </Form.Item>
        <Flex wrap align="center" gap="small">
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isDirty}>
            {t(isSaving ? 'keep.saving' : 'keep.save')}
          </Button>
          {isDirty && !isSaving && (
            <Button onClick={editor.discard} disabled={isSaving}>
              {t('keep.discard')}
            </Button>
          )}
          <LastChange customer={customer} isDirty={isDirty} />
        </Flex>
      </Form>
    </section>
  );
}

/** A field that was emptied has a text like the others. */
const filled = (changed: Partial<CustomerValues>) =>
  Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value ?? ''])) as Partial<CustomerValues>;

function NextContactFields({ form, values, change }: ReturnType<typeof useKeptForm>) {
  const { t } = useTranslation(['adminCustomers', 'common']);
  const today = useToday();
  const quick = quickDays(today);
  const dayRule = async (_: unknown, day: string) => {
    if (day && !isDay(day)) throw new Error(t('common:day.unreadable', { field: t('keep.on') }));
    if (!day && form.getFieldValue('what')?.trim()) throw new Error(t('keep.whatNeedsDay'));
  };
  return (
    <>
      <Form.Item name="on" label={t('keep.on')} rules={[{ validator: dayRule }]}>
        <DayInput earliest={today} />
      </Form.Item>
      <Flex wrap gap="small" style={{ marginBlock: '-0.5rem 1rem' }}>
        {(['tomorrow', 'inAWeek'] as const).map((name) => (
          <Button key={name} aria-pressed={values.on === quick[name]} onClick={() => change({ on: quick[name] })}>
            {t(`keep.${name}`)}
          </Button>
        ))}
        {(values.on || values.what) && <Button onClick={() => change({ on: '', what: '' })}>{t('keep.none')}</Button>}
      </Flex>
      <Form.Item
        name="what"
        label={t('keep.what')}
        rules={[{ max: customerLimits.nextContact, message: t('keep.tooLong') }]}
      >
        <Input dir="auto" placeholder={t('keep.whatHint')} />
      </Form.Item>
    </>
  );
}

function LanguageField({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['adminCustomers', 'admin']);
  const named = (of: Customer['language']) => t(`admin:detail.languages.${of}`);
  return (
    <Form.Item name="language" label={t('keep.language')}>
      <Select
        options={[
          // Once staff have chosen a language, the console does not know the newest request's.
          {
            value: 'request',
            label: customer.language_chosen
              ? t('keep.asRequest')
              : t('keep.asRequestNamed', { language: named(customer.language) }),
          },
          ...languages.map((value) => ({ value, label: named(value) })),
        ]}
      />
    </Form.Item>
  );
}

/** Names who changed the card last, or says that the input is not saved. */
function LastChange({ customer: { updated_at, updated_by }, isDirty }: { customer: Customer; isDirty: boolean }) {
  const { t } = useTranslation('adminCustomers');
  const { language } = useLanguage();
  if (isDirty) return <Hint role="status">{t('keep.unsaved')}</Hint>;
  if (!updated_at || !updated_by) return null;
  return (
    <Hint>
      {t('keep.by', {
        name: isolated(updated_by.name || updated_by.email),
        time: formatDateTime(updated_at, language),
      })}
    </Hint>
  );
}

/** Says who has changed the customer meanwhile, with both versions side by side. */
function ChangedMeanwhile({
  conflict,
  customer,
  onTake,
}: {
  conflict: Conflict;
  customer: Customer;
  onTake: () => void;
}) {
  const { t } = useTranslation(['adminCustomers', 'admin']);
  const { language } = useLanguage();
  const { mine, theirs, fields } = conflict;
  const { updated_by, updated_at } = theirs;
  const inWords = (values: CustomerValues, field: CustomerField) => {
    if (field === 'on' && isDay(values.on)) return formatDate(values.on, language);
    if (field !== 'language') return values[field] || t('keep.conflict.empty');
    if (values.language !== 'request') return t(`admin:detail.languages.${values.language}`);
    return t('keep.asRequest');
  };
  return (
    <ConflictAlert
      conflict={conflict}
      title={t('keep.conflict.title', { name: isolated(updated_by?.name || updated_by?.email || '') })}
      text={t('keep.conflict.text', { time: formatDateTime(updated_at ?? customer.latest_at, language) })}
      rows={fields.map((field) => ({
        label: t(`keep.${field}`),
        mine: inWords(mine, field),
        theirs: inWords(valuesOf(theirs), field),
      }))}
      sides={{ mine: t('keep.conflict.mine'), theirs: t('keep.conflict.theirs'), take: t('keep.conflict.take') }}
      onTake={onTake}
    />
  );
}
