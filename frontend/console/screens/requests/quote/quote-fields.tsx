import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import { useTranslation } from 'react-i18next';
import { quoteLimits } from '#contracts/api/quote-rules';
import shared from '../../../components/console.module.css';
import { grid } from '../../../components/grid.ts';
import { DayInput } from '../../../features/days/day-input.tsx';
import type { QuoteSource } from '../../../features/quotes/quote-start.ts';
import { RiyalsInput } from '../../programs/editor/prices/riyals-input.tsx';
import { ProgramFields } from './program-fields.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteText } from './quote-texts.tsx';
import { QuoteTotals } from './quote-totals.tsx';
import type { QuoteEditor } from './use-quote-editor.ts';
import { formName } from './use-quote-sending.ts';

interface Props {
  source: QuoteSource;
  editor: QuoteEditor;
  isSaving: boolean;
}

/** The program and the lines with their total, then what holds for all of them. What the settings fill in is folded. */
export function QuoteFields({ source, editor, isSaving }: Props) {
  const { t } = useTranslation('adminQuotes');
  const { settings } = source;
  return (
    <>
      <ProgramFields editor={editor} today={source.today} />
      <div>
        <QuoteLines form={formName} isSaving={isSaving} none={t('cards.none')} />
        <QuoteTotals lines={editor.values.lines} />
      </div>
      <div style={grid('11rem', '0 1.25rem')}>
        <Form.Item name="valid_until" label={t('fields.validUntil')} required extra={t('fields.validUntilHint')}>
          <DayInput />
        </Form.Item>
        <Form.Item
          name="deposit_sar"
          label={t('fields.deposit')}
          extra={settings.deposit_percent > 0 && t('fields.depositHint', { percent: settings.deposit_percent })}
        >
          <RiyalsInput />
        </Form.Item>
      </div>
      <QuoteText name="words" />
      <details>
        <summary className={shared.summary}>{t('termsAndPayment')}</summary>
        <QuoteText name="terms" rows={3} />
        <QuoteText name="bank" />
        <Form.Item name="payment_link" label={t('fields.paymentLink')} extra={t('fields.paymentLinkHint')}>
          <Input dir="ltr" style={{ direction: 'ltr' }} inputMode="url" maxLength={quoteLimits.link} />
        </Form.Item>
      </details>
    </>
  );
}
