import { useTranslation } from 'react-i18next';
import { agesOf } from '#catalogue/party';
import { containsVat, priceOn } from '#catalogue/prices';
import { isAged } from '#contracts/api/offer-terms';
import type { Program } from '#contracts/api/programs';
import { Prices } from '#shared/components/prices.tsx';
import { formatDayRange, formatHijriRange, formatPrice, formatShortDate } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import type { DepartureView } from '../../features/programs/departure-view.ts';
import { useDeadlineText } from '../../features/programs/use-deadline-text.ts';
import styles from './brochure.module.css';

/** The departures: paper grows old, so it names no seats that are left. */
export function BrochureDates({ departures }: { departures: readonly DepartureView[] }) {
  const { t } = useTranslation(['offer', 'programs']);
  const { language } = useLanguage();
  const deadlineText = useDeadlineText();
  return (
    <section>
      <h2>{t('departures')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('columns.dates')}</th>
            <th scope="col">{t('perAdult')}</th>
            <th scope="col">{t('columns.places')}</th>
          </tr>
        </thead>
        <tbody>
          {departures.map(({ id, from, to, price, early, availability, hasPlaces, goesForSure, deadline }) => (
            <tr key={id}>
              <th scope="row">
                {formatDayRange(from, to, language)}
                <small>{formatHijriRange(from, to, language)}</small>
              </th>
              <td>
                <Prices>{price === undefined ? t('programs:price.missing') : formatPrice(price, language)}</Prices>
                {early && (
                  <small>
                    <Prices>
                      {t('early', {
                        day: formatShortDate(early.until, language),
                        price: formatPrice(early.later, language),
                      })}
                    </Prices>
                  </small>
                )}
              </td>
              <td>
                {t(`availability.${hasPlaces && availability !== 'on_request' ? 'available' : availability}`)}
                {goesForSure && <small>{t('goesForSure')}</small>}
                {hasPlaces && <small>{deadlineText({ deadline })}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.soft}>
        {t(departures.every(({ prices }) => containsVat(prices)) ? 'pricesNote' : 'pricesNoteNoVat')}
      </p>
    </section>
  );
}

/** The program's standard prices by traveller and room. */
export function BrochurePrices({ program: { prices } }: { program: Program }) {
  const { t } = useTranslation(['offer', 'brochure', 'programs']);
  const { language } = useLanguage();
  const today = useToday();
  if (!prices) return null;
  return (
    <section>
      <h2>{t('brochure:prices')}</h2>
      <table className={styles.table}>
        <tbody>
          {prices.lines.map((line) => {
            const price = priceOn(line, prices, today);
            const ages = isAged(line.item) ? agesOf(prices, line.item) : undefined;
            return (
              <tr key={line.item}>
                <th scope="row">
                  {t(`brochure:items.${line.item}`)}
                  {ages && (
                    <small>
                      {ages.to === null
                        ? t('party.from', { age: ages.from ?? 0 })
                        : t('party.ages', { from: ages.from ?? 0, to: ages.to })}
                    </small>
                  )}
                </th>
                <td>
                  <Prices>
                    {price > 0
                      ? formatPrice(price, language)
                      : t(line.item === 'infant' ? 'total.free' : 'programs:price.missing')}
                  </Prices>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
