import App from 'antd/es/app';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Rate from 'antd/es/rate';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { testimonialsLimits } from '#contracts/api/site-testimonials-rules';
import type { WaitingTestimonial } from '#contracts/api/testimonials';
import { riyadhDay } from '#contracts/field-kit/calendar';
import { type Language, otherLanguages } from '#contracts/field-kit/language';
import { paths } from '#contracts/website/paths';
import { ApiError } from '#shared/lib/api-error.ts';
import { formatDate } from '#shared/lib/format.ts';
import { palette } from '#shared/lib/palette.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import { OwnWords } from '../../../components/facts.tsx';
import { Hint } from '../../../components/hint.tsx';
import { revealField } from '../../../features/cards/reveal-field.ts';
import { useConfirmDeletion } from '../../../features/deleted/use-confirm-deletion.ts';
import { useFailureNotice } from '../../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../../features/session/use-success-notice.ts';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';
import { decideTestimonial, useWaitingTestimonials } from '../../../features/site-content/use-waiting-testimonials.ts';
import type { FieldsProps } from '../section-form.ts';

/** Lists the testimonials that invited travellers sent. An owner adds each to the list below or declines it. */
export function ReceivedTestimonials({ isSaving, saveNow }: Pick<FieldsProps, 'isSaving' | 'saveNow'>) {
  const form = Form.useFormInstance();
  const [taken, setTaken] = useState<{ place: number; language: Language }>();
  const cards = Form.useWatch<unknown[] | undefined>('items')?.length ?? 0;
  const placeOf = ({ consent }: SectionValues): number =>
    ((form.getFieldValue('items') ?? []) as SectionValues[]).findIndex((card) => card.consent === consent);

  // Once the card is there: what is left to write.
  useEffect(() => {
    if (!taken || cards <= taken.place) return;
    const [missing = taken.language] = otherLanguages(taken.language);
    revealField(form, 'testimonials', ['items', taken.place, 'name', missing]);
    setTaken(undefined);
  }, [taken, cards, form]);

  return (
    <Form.List name="items">
      {(fields, { add, remove }) => (
        <Received
          isFull={fields.length >= testimonialsLimits.items}
          isSaving={isSaving}
          onTake={async (one, language) => {
            // The card is there already if a conflict held up an earlier attempt.
            const place = placeOf(one);
            if (place < 0) add(one);
            setTaken({ place: place < 0 ? fields.length : place, language });
            return saveNow();
          }}
          onDrop={async (one) => {
            remove(placeOf(one));
            await saveNow();
          }}
        />
      )}
    </Form.List>
  );
}

interface Props {
  isFull: boolean;
  isSaving: boolean;
  /** Adds a card and saves the draft. Returns false if that is not saved. */
  onTake: (values: SectionValues, language: Language) => Promise<boolean>;
  /** Removes the card again. */
  onDrop: (values: SectionValues) => Promise<void>;
}

function Received({ isFull, isSaving, ...handlers }: Props) {
  const { t } = useTranslation('adminSite');
  const { data: waiting = [], mutate } = useWaitingTestimonials();
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="received-testimonials" style={{ marginBlockEnd: '1.5rem' }}>
      <h3 id="received-testimonials">{t('testimonials.received.title', { count: waiting.length })}</h3>
      <Hint>{isFull ? t('testimonials.received.full') : t('testimonials.received.text')}</Hint>
      {waiting.map((one) => (
        <One
          key={`${one.id} ${one.testimonial.at}`}
          one={one}
          mayTake={!isFull && !isSaving}
          {...handlers}
          onDecided={() => void mutate()}
        />
      ))}
    </section>
  );
}

interface OneProps extends Pick<Props, 'onTake' | 'onDrop'> {
  one: WaitingTestimonial;
  mayTake: boolean;
  onDecided: () => void;
}

function One({ one, mayTake, onTake, onDrop, onDecided }: OneProps) {
  const { t } = useTranslation('adminSite');
  const { language } = useLanguage();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();
  const { notification } = App.useApp();
  const confirm = useConfirmDeletion();
  const [isTaking, setIsTaking] = useState(false);
  const { type, id, reference, testimonial } = one;
  const { name, place, words, rating, at } = testimonial;

  const take = async () => {
    setIsTaking(true);
    const card = draftOf(one, (values) => t('testimonials.received.consent', values));
    try {
      // The testimonial waits until the draft has its words: a conflict or a closed tab loses none.
      if (await onTake(card, testimonial.language)) {
        await decideTestimonial(one, 'taken');
        notifySuccess(t('testimonials.received.taken'));
      } else notification.warning({ title: t('testimonials.received.notSaved') });
    } catch (error) {
      // The traveller has taken the words back, or another owner has decided.
      if (isRefused(error)) await onDrop(card);
      notifyFailure(t('testimonials.received.failed'), error);
    } finally {
      setIsTaking(false);
      onDecided();
    }
  };
  const decline = () =>
    confirm({
      title: t('testimonials.received.declineTitle', { name }),
      text: t('testimonials.received.declineText'),
      confirm: t('testimonials.received.decline'),
      remove: () => decideTestimonial(one, 'declined').finally(onDecided),
      done: t('testimonials.received.declined'),
      failed: t('testimonials.received.failed'),
    });

  return (
    <div style={{ paddingBlock: '1rem', borderBlockEnd: '1px solid var(--color-sand-line)' }}>
      <Rate disabled value={rating} style={{ color: palette.saffron }} />
      <OwnWords text={words} />
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {' · '}
        <bdi>{place}</bdi>
      </p>
      <Hint>
        {formatDate(riyadhDay(new Date(at)), language)}
        {' · '}
        <Link to={`${paths.admin.requests}?open=${type}.${id}`}>
          <bdi>{reference}</bdi>
        </Link>
      </Hint>
      <Flex wrap gap="small" style={{ marginBlockStart: '0.75rem' }}>
        <Button disabled={!mayTake} loading={isTaking} onClick={() => void take()}>
          {t('testimonials.received.take')}
        </Button>
        <Button danger disabled={isTaking} onClick={decline}>
          {t('testimonials.received.decline')}
        </Button>
      </Flex>
    </div>
  );
}

const isRefused = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 409);

/** The card of the form: in the language of the words only, not approved, with the proof of the consent. */
function draftOf(
  { reference, program_id, testimonial }: WaitingTestimonial,
  consent: (values: { day: string; version: number; reference: string }) => string,
): SectionValues {
  const { name, place, words, rating, language, text_version: version, at } = testimonial;
  return {
    ...{ name: { [language]: name }, place: { [language]: place }, words: { [language]: words }, trip: {} },
    ...{ rating, approved: false, consent: consent({ day: riyadhDay(new Date(at)), version, reference }) },
    ...(program_id && { program: program_id }),
  };
}
