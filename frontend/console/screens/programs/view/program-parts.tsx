import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/language';
import { Prices } from '#shared/components/prices.tsx';
import { programPhotos } from '#shared/features/programs/program-photos.ts';
import { includedItems, programTexts } from '#shared/features/programs/program-texts.ts';
import { countryName, formatAdminPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../../components/console.module.css';
import { Facts, OwnWords } from '../../../components/facts.tsx';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { SiteTerms, TermsInWords } from '../../../features/programs/site-terms.tsx';
import { usePriceWords } from '../../../features/programs/use-part-words.ts';
import { DepartureDays, DepartureSeats, DepartureState } from '../editor/departures/departure-parts.tsx';
import { useDepartureTexts } from '../editor/departures/use-departure-texts.ts';
import { ItineraryDays } from './itinerary-days.tsx';

export interface PartsProps {
  program: Program;
  /** The language of the texts. */
  language: Language;
}

/** The parts of a program beyond its basics. Each is a line that opens, since all of them are too long to show at once. */
export default function ProgramParts({ program, language }: PartsProps) {
  const { t } = useTranslation(['adminOffer', 'adminPrograms']);
  const { departures, itinerary, questions } = program;
  return (
    <div className={shared.divided}>
      {departures && departures.length > 0 && (
        <Fold title={t('departures.title')} count={departures.length}>
          <Departures program={program} />
        </Fold>
      )}
      <Fold title={t('prices.title')}>
        <ProgramPrices program={program} />
      </Fold>
      {itinerary.length > 0 && (
        <Fold title={t('adminPrograms:fields.itinerary')} count={itinerary.length}>
          <ItineraryDays days={itinerary} language={language} />
        </Fold>
      )}
      <Know program={program} language={language} />
      <Fold title={t('adminPrograms:fields.cancellation')}>
        <Terms program={program} />
      </Fold>
      {questions.length > 0 && (
        <Fold title={t('adminPrograms:fields.questions')} count={questions.length}>
          <ul className={`${shared.bare} ${shared.divided}`}>
            {questions.map(({ texts }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be the same.
              <li key={index}>
                <strong className={shared.words} dir="auto">
                  {texts[language]?.question || texts.ar.question}
                </strong>
                <OwnWords text={texts[language]?.answer || texts.ar.answer} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <Captions program={program} language={language} />
    </div>
  );
}

interface FoldProps {
  title: string;
  count?: number;
  children: ReactNode;
}

function Fold({ title, count, children }: FoldProps) {
  return (
    <details>
      <summary className={shared.summary}>
        <strong>{title}</strong> {count !== undefined && <Hint as="span">({count})</Hint>}
      </summary>
      {children}
    </details>
  );
}

function Departures({ program: { departures } }: Pick<PartsProps, 'program'>) {
  const { t } = useTranslation('adminPrograms');
  const { deadlineOf, priceOf } = useDepartureTexts();
  return (
    <ul className={`${shared.bare} ${shared.divided}`}>
      {departures?.map((departure) => (
        <li key={departure.id} style={grid('9rem', '4px 16px', 'auto-fill')}>
          <DepartureDays departure={departure} />
          <DepartureSeats departure={departure} />
          <div>
            <Prices>{priceOf(departure)}</Prices>
            <Hint>
              {t('departure.fields.deadline')}: {deadlineOf(departure)}
            </Hint>
          </div>
          <DepartureState departure={departure} />
        </li>
      ))}
    </ul>
  );
}

function ProgramPrices({ program }: Pick<PartsProps, 'program'>) {
  const { t } = useTranslation('adminOffer');
  const { language } = useLanguage();
  const pricesText = usePriceWords();
  if (program.prices) {
    return (
      <p className={shared.words}>
        <Prices>{pricesText(program.prices)}</Prices>
      </p>
    );
  }
  const price = formatAdminPrice(program.price_sar, language);
  return (
    <p>
      {t('prices.items.adult')} ·{' '}
      <bdi>
        <Prices>{price}</Prices>
      </bdi>
    </p>
  );
}

const knowledge = ['know_visa', 'know_documents', 'know_fitness', 'know_children', 'know_packing'] as const;

/** Shows what is not included, what travellers have to know, the country and the meeting point. */
function Know({ program, language }: PartsProps) {
  const { t } = useTranslation(['adminPrograms', 'adminOffer']);
  const texts = programTexts(program, language);
  const { not_included, meeting_point } = texts;
  const { meeting_map, country } = program;
  const facts = [
    ...knowledge.map((name) => ({
      label: t(`fields.${name}`),
      value: texts[name] && <OwnWords text={texts[name]} />,
    })),
    { label: t('fields.country'), value: country ? countryName(country, language) : '' },
    { label: t('fields.meeting_point'), value: meeting_point && <OwnWords text={meeting_point} /> },
    {
      label: t('fields.meeting_map'),
      value: meeting_map && (
        <a href={meeting_map} target="_blank" rel="noopener noreferrer" className={shared.words} dir="ltr">
          {meeting_map}
        </a>
      ),
    },
  ];
  return (
    <>
      {not_included && (
        <Fold title={t('fields.not_included')}>
          <ul className={shared.items}>
            {includedItems(not_included).map((item) => (
              <li key={item}>
                <bdi>{item}</bdi>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {facts.some(({ value }) => value) && (
        <Fold title={t('adminOffer:sections.know')}>
          <Facts facts={facts} />
        </Fold>
      )}
    </>
  );
}

function Terms({ program: { cancellation } }: Pick<PartsProps, 'program'>) {
  return cancellation ? <TermsInWords steps={cancellation} /> : <SiteTerms />;
}

function Captions({ program, language }: PartsProps) {
  const { t } = useTranslation(['adminPrograms', 'adminOffer']);
  const photos = programPhotos(program, language);
  if (!photos.some(({ caption, alternative }) => caption || alternative)) return null;
  return (
    <Fold title={t('adminOffer:sections.photos')}>
      <Facts
        facts={photos.map(({ caption = '', alternative = '' }, place) => ({
          label: t('photos.item', { number: place + 1 }),
          value: (caption || alternative) && (
            <div>
              {caption && <OwnWords text={caption} />}
              {alternative && (
                <Hint dir="auto">
                  {t('adminOffer:photos.texts.alternative')}: <bdi>{alternative}</bdi>
                </Hint>
              )}
            </div>
          ),
        }))}
      />
    </Fold>
  );
}
