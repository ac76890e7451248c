import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '#contracts/api/enquiry-kinds/facts';
import type { RequestPage } from '#contracts/api/request-page';
import { askedNoticeTexts, askedRows } from '#shared/features/enquiries/custom/asked-rows.ts';
import { programTexts } from '#shared/features/programs/program-texts.ts';
import { useProgram } from '#shared/features/programs/use-program.ts';
import { formatDate } from '#shared/lib/format.ts';
import { isolated } from '#shared/lib/isolated.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { type ReceiptRow, useFactRows } from '../enquiries/use-receipt.ts';
import styles from './asked-panel.module.css';

/** The customer's wishes, and whom the agency answers. */
export function AskedPanel({ page }: { page: RequestPage }) {
  const { t } = useTranslation('requestPage');
  const id = useId();
  const rows = useRows(page);
  const notices = useNotices(page);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{t(page.type === 'message' ? 'asked.message' : 'asked.title')}</h2>
      <dl>
        {rows.map(({ label, value, isLtr }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two legs may have the same label.
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <bdi dir={isLtr ? 'ltr' : 'auto'}>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      <p className={styles.soft}>{t('asked.wrong')}</p>
    </section>
  );
}

/** Returns the notices about the departure when the request arrived. */
function useNotices({ asked_dates }: RequestPage): string[] {
  const { t } = useTranslation('enquiries');
  const { language } = useLanguage();
  return asked_dates ? askedNoticeTexts(asked_dates, 'visitor', { t, language }) : [];
}

function useRows({ asked, asked_dates, program_id, phone_end, masked_email }: RequestPage): ReceiptRow[] {
  const { t } = useTranslation('requestPage');
  const { t: words } = useTranslation('enquiries');
  const { language } = useLanguage();
  const { data: program } = useProgram(program_id ?? undefined);
  const rowsOf = useFactRows({
    legRow: ({ departure, arrival, date = '' }, leg) => ({
      label: t('messages.leg', { number: leg + 2 }),
      value: t('asked.route', { from: isolated(departure), to: isolated(arrival), day: formatDate(date, language) }),
    }),
  });
  return [
    ...(program ? [{ label: t('asked.program'), value: programTexts(program, language).trip_name }] : []),
    ...(asked_dates ? askedRows(asked_dates, { t: words, language }) : []),
    ...(asked as Fact[]).flatMap(rowsOf),
    { label: t('asked.phone'), value: `••• ${phone_end}`, isLtr: true },
    { label: t('asked.email'), value: masked_email ?? t('asked.noEmail'), isLtr: masked_email !== null },
  ];
}
