import Alert from 'antd/es/alert';
import Checkbox from 'antd/es/checkbox';
import { useTranslation } from 'react-i18next';
import { maximumDeparturesAtOnce } from '#contracts/api/offer-terms';
import { formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../../components/console.module.css';
import { grid } from '../../../../components/grid.ts';
import { Hint } from '../../../../components/hint.tsx';
import type { ChosenDays } from './use-chosen-days.ts';

/** The days that will be added, to check before. */
export function DayChoice({ days, isCut, isTaken, isChosen, choose }: ChosenDays) {
  const { t } = useTranslation('adminOffer');
  const { language } = useLanguage();
  if (days.length === 0) return <Hint role="status">{t('departures.previewNone')}</Hint>;
  return (
    <section aria-labelledby="pattern-days-title">
      <h3 id="pattern-days-title" className={shared.subhead}>
        {t('departures.preview')}
      </h3>
      {isCut && (
        <Alert
          type="warning"
          title={t('departures.previewCut', { count: maximumDeparturesAtOnce })}
          className={shared.apart}
        />
      )}
      <ul className={shared.bare} style={grid('11rem', '0.25rem')}>
        {days.map((day) => (
          <li key={day}>
            <Checkbox
              checked={isChosen(day)}
              disabled={isTaken(day)}
              onChange={({ target }) => choose(day, target.checked)}
            >
              {formatShortDate(day, language)} {isTaken(day) && t('departures.isThere')}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
