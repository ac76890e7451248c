import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Segmented from 'antd/es/segmented';
import Tag from 'antd/es/tag';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerOf } from '#catalogue/offer';
import { baseLanguage } from '#contracts/api/program-fields';
import type { Program } from '#contracts/api/programs';
import type { Language } from '#contracts/field-kit/language';
import { Prices } from '#shared/components/prices.tsx';
import { programPhotos } from '#shared/features/programs/program-photos.ts';
import { includedItems, programTexts } from '#shared/features/programs/program-texts.ts';
import { formatAdminPrice } from '#shared/lib/format.ts';
import { loadTexts } from '#shared/lib/i18n.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../../components/console.module.css';
import { Facts, OwnWords } from '../../../components/facts.tsx';
import { Hint } from '../../../components/hint.tsx';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import { useOnDemand } from '../../../features/on-demand/use-on-demand.ts';
import { missingEnglish } from '../../../features/programs/missing-english.ts';
import { toValues } from '../../../features/programs/program-values.ts';
import { ProgramDates } from '../program-dates.tsx';
import { UmrahAlert } from '../umrah-alert.tsx';
import { BrochureButtons } from './brochure-buttons.tsx';
import type { PartsProps } from './program-parts.tsx';
import { ProgramPhotos } from './program-photos.tsx';

/** Departures, prices and the other parts: their code and their texts are the editor's. */
const loadParts = async () => {
  const [parts] = await Promise.all([import('./program-parts.tsx'), loadTexts(['adminOffer'])]);
  return parts;
};

interface ProgramViewProps {
  open: boolean;
  program: Program | undefined;
  onClose: () => void;
}

/** A dialog with all details of a program, in either language. */
export function ProgramView({ open, program, onClose }: ProgramViewProps) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(program);
  if (program && program !== shown) setShown(program);
  const title = shown && programTexts(shown, language).trip_name;
  return (
    <ScrollableModal
      open={open && shown !== undefined}
      title={<bdi>{title}</bdi>}
      width="44rem"
      onCancel={onClose}
      footer={
        <>
          {shown && title && <BrochureButtons id={shown.id} title={title} />}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }
    >
      {shown && <Details key={shown.id} program={shown} />}
    </ScrollableModal>
  );
}

function Details({ program }: { program: Program }) {
  const { t } = useTranslation('adminPrograms');
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const { Part: ProgramParts, fetch: fetchParts } = useOnDemand<PartsProps>(loadParts);
  const offer = offerOf(program, useToday());
  const { city, accommodation, description, offer_includes } = programTexts(program, language);
  const photos = program.photo_records.map(({ id }) => id);
  const missing = missingEnglish(toValues(program), photos);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening.
  useEffect(() => void fetchParts(), []);

  return (
    <Flex vertical gap={18}>
      <UmrahAlert type={program.type} />
      <Flex wrap align="center" gap="small">
        <Segmented<Language>
          aria-label={t('view.language')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'ar', label: t('editor.arabic') },
            { value: 'en', label: t('editor.english') },
          ]}
        />
        {language !== baseLanguage && missing > 0 && <Tag>{t('card.missingEnglish', { count: missing })}</Tag>}
      </Flex>
      <Hint>
        <bdi>{[programTexts(program, language).trip_name, city].filter(Boolean).join(' · ')}</bdi>
      </Hint>
      <ProgramPhotos key={program.id} photos={programPhotos(program)} />
      <Facts
        facts={[
          { label: t('view.dates'), value: offer.onRequest ? t('card.onRequest') : <ProgramDates program={offer} /> },
          { label: t('view.nights'), value: t('nights', { count: offer.nights }) },
          {
            label: t('view.price'),
            value: (
              <bdi>
                <Prices>{formatAdminPrice(offer.price_sar, own)}</Prices>
              </bdi>
            ),
          },
          { label: t('fields.type'), value: program.type && t(`options.type.${program.type}`) },
        ]}
      />
      <Section title={t('view.accommodation')}>{accommodation && <OwnWords text={accommodation} />}</Section>
      <Section title={t('view.description')}>{description && <OwnWords text={description} />}</Section>
      <Section title={t('view.offerIncludes')}>
        {offer_includes && (
          <ul className={shared.items}>
            {includedItems(offer_includes).map((item) => (
              <li key={item}>
                <bdi>{item}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {ProgramParts && <ProgramParts program={program} language={language} />}
    </Flex>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('adminPrograms');
  return (
    <section>
      <h3 className={shared.subhead}>{title}</h3>
      {children || <Hint>{t('view.notGiven')}</Hint>}
    </section>
  );
}
