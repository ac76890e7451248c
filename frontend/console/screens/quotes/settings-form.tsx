import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import InputNumber from 'antd/es/input-number';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quoteLimits } from '#contracts/api/quote-rules';
import type { QuoteSettings } from '#contracts/api/quote-settings';
import { isolated } from '#shared/lib/isolated.ts';
import { clearErrorsOf } from '../../components/clear-errors.ts';
import { grid } from '../../components/grid.ts';
import { type TextValues, textBody, textValues } from '../../features/quotes/quote-values.ts';
import { saveSettings } from '../../features/quotes/save-settings.ts';
import { ProblemAlert } from '../../features/session/problem-alert.tsx';
import { QuoteText } from '../requests/quote/quote-texts.tsx';
import { useSettingsSave } from './use-settings-save.ts';

interface Props {
  settings: QuoteSettings;
  mayChange: boolean;
  onSaved: (settings: QuoteSettings) => void;
  /** Shows what a colleague has saved. */
  onReload: () => void;
}

interface Values {
  valid_days: number | null;
  deposit_percent: number | null;
  terms: TextValues;
  bank: TextValues;
}

const valuesOf = ({ valid_days, deposit_percent, terms, bank }: QuoteSettings): Values => ({
  ...{ valid_days, deposit_percent, terms: textValues(terms), bank: textValues(bank) },
});

const parts = ['valid_days', 'deposit_percent', 'terms', 'bank'] as const;
type Part = (typeof parts)[number];

const differing = (one: QuoteSettings, other: QuoteSettings): Part[] =>
  parts.filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));

const formName = 'quote-settings';

/** Validity, deposit, terms and bank details of new quotes. */
export function SettingsForm({ settings, mayChange, onSaved, onReload }: Props) {
  const { t } = useTranslation('adminQuotes');
  const [form] = Form.useForm<Values>();
  // The settings with which the form opened: a template that was saved meanwhile is no conflict.
  const [shown, setShown] = useState(settings);
  const { run, isSaving, theirs } = useSettingsSave(form, formName, (field) => field.split('.'));

  const save = () =>
    run(async () => {
      const { terms, bank, ...numbers }: Values = { ...valuesOf(shown), ...form.getFieldsValue(true) };
      const saved = await saveSettings(
        { ...shown, version: settings.version, templates: settings.templates },
        valuesOf,
        () => ({
          ...(numbers as { valid_days: number; deposit_percent: number }),
          ...{ terms: textBody(terms), bank: textBody(bank) },
        }),
      );
      setShown(saved);
      onSaved(saved);
    }, t('settings.saved'));

  const number = (name: 'valid_days' | 'deposit_percent', minimum: number, maximum: number) => (
    <Form.Item name={name} label={t(`settings.${name}`)} extra={t(`settings.${name}Hint`)} required>
      <InputNumber<number>
        style={{ inlineSize: '100%' }}
        min={minimum}
        max={maximum}
        precision={0}
        inputMode="numeric"
        suffix={t(`settings.${name}Unit`)}
      />
    </Form.Item>
  );

  return (
    <Form
      name={formName}
      form={form}
      layout="vertical"
      initialValues={valuesOf(settings)}
      onValuesChange={(changed) => clearErrorsOf(form, changed)}
      onFinish={() => void save()}
      disabled={isSaving || !mayChange}
      noValidate
    >
      <Flex vertical>
        <div style={grid('14rem', '0 1.25rem')}>
          {number('valid_days', 1, quoteLimits.days)}
          {number('deposit_percent', 0, 100)}
        </div>
        <QuoteText name="terms" rows={3} />
        <QuoteText name="bank" />
        {theirs && <Overtaken theirs={theirs} changed={differing(shown, theirs)} onReload={onReload} />}
        {mayChange && (
          <div>
            <Button type="primary" htmlType="submit" loading={isSaving}>
              {t('settings.save')}
            </Button>
          </div>
        )}
      </Flex>
    </Form>
  );
}

interface OvertakenProps {
  theirs: QuoteSettings;
  changed: readonly Part[];
  onReload: () => void;
}

/** Says who has saved other settings meanwhile, and which. */
function Overtaken({ theirs: { updated_by: by }, changed, onReload }: OvertakenProps) {
  const { t } = useTranslation('adminQuotes');
  const labelOf = (part: Part) => (part === 'terms' || part === 'bank' ? t(`fields.${part}`) : t(`settings.${part}`));
  const fields = changed.map(labelOf).join(' · ');
  return (
    <ProblemAlert
      type="warning"
      title={by ? t('settings.overtakenBy', { name: isolated(by.name || by.email) }) : t('settings.overtaken')}
      text={`${t('settings.overtakenFields', { fields })} ${t('settings.overtakenText')}`}
      action={<Button onClick={onReload}>{t('settings.reload')}</Button>}
    />
  );
}
