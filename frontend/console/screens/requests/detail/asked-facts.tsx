import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import type { Asked } from '#contracts/api/asked-dates';
import { Prices } from '#shared/components/prices.tsx';
import { askedNoticeTexts, askedRows } from '#shared/features/enquiries/custom/asked-rows.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { Facts } from '../../../components/facts.tsx';

/** The departure and party that a visitor chose on a program's page, and what has changed before the request arrived. */
export function AskedFacts({ asked }: { asked: Asked }) {
  const { t } = useTranslation('enquiries');
  const { language } = useLanguage();
  const words = { t, language };
  const notices = askedNoticeTexts(asked, 'staff', words);
  return (
    <>
      {notices.map((notice) => (
        <Alert key={notice} type="warning" showIcon title={<Prices>{notice}</Prices>} />
      ))}
      <Facts
        facts={askedRows(asked, words).map(({ label, value }) => ({
          label,
          value: (
            <bdi>
              <Prices>{value}</Prices>
            </bdi>
          ),
        }))}
      />
    </>
  );
}
