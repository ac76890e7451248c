import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerOf } from '#catalogue/offer';
import type { Program } from '#contracts/api/programs';
import { programPhotos } from '#shared/features/programs/program-photos.ts';
import { includedItems, programTexts } from '#shared/features/programs/program-texts.ts';
import { formatAdminPrice } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { useToday } from '#shared/lib/use-today.ts';
import shared from '../../../components/console.module.css';
import { Facts, OwnWords } from '../../../components/facts.tsx';
import { Hint } from '../../../components/hint.tsx';
import { ScrollableModal } from '../../../components/scrollable-modal.tsx';
import { ProgramDates } from '../program-dates.tsx';
import { BrochureButtons } from './brochure-buttons.tsx';
import { ProgramPhotos } from './program-photos.tsx';

interface ProgramViewProps {
  open: boolean;
  program: Program | undefined;
  onClose: () => void;
}

/** A dialog with all details of a program, in the reader's language. */
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
      {shown && <Details program={shown} />}
    </ScrollableModal>
  );
}

function Details({ program }: { program: Program }) {
  const { t } = useTranslation('adminPrograms');
  const { language } = useLanguage();
  const offer = offerOf(program, useToday());
  const { city, accommodation, description, offer_includes } = programTexts(program, language);
  return (
    <Flex vertical gap={18}>
      <Hint>
        <bdi>{city}</bdi>
      </Hint>
      <ProgramPhotos key={program.id} photos={programPhotos(program)} />
      <Facts
        facts={[
          { label: t('view.dates'), value: offer.onRequest ? t('card.onRequest') : <ProgramDates program={offer} /> },
          { label: t('view.nights'), value: t('nights', { count: offer.nights }) },
          { label: t('view.price'), value: <bdi>{formatAdminPrice(offer.price_sar, language)}</bdi> },
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
