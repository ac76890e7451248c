import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { testimonialsLimits } from '#contracts/api/site-testimonials-rules';
import { paths } from '#contracts/website/paths';
import { Button } from '#shared/components/button.tsx';
import { Icon } from '#shared/components/icon.tsx';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { ContactWays } from '../../features/enquiries/contact-ways.tsx';
import note from '../../features/enquiries/note-panel.module.css';
import { PlainInput, PlainText } from '../../features/request-page/plain-field.tsx';
import styles from './testimonial-screen.module.css';
import { type FormProps, useTestimonialForm } from './use-testimonial-form.ts';

/** From this number on, the customer sees how many characters are left. */
const fewLeft = 150;

/** Asks for stars, words, name, city and the consent to publish them. */
export function TestimonialForm(props: FormProps) {
  const { t } = useTranslation(['testimonial', 'enquiries']);
  const { form, values, issues, write, submit, isSending, failure } = useTestimonialForm(props);
  const left = testimonialsLimits.words - [...values.words].length;
  const common = { readOnly: isSending, dir: 'auto' };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <Stars rating={values.rating} issue={issues.rating} onChoose={(rating) => write({ rating })} />
      <PlainText
        {...common}
        name="words"
        label={t('words')}
        hint={
          left < fewLeft
            ? t(left < 0 ? 'enquiries:room.over' : 'enquiries:room.left', { count: Math.abs(left) })
            : t('wordsHint')
        }
        issue={left < 0 ? undefined : issues.words}
        value={values.words}
        onChange={({ target }) => write({ words: target.value })}
        rows={5}
      />
      <PlainInput
        {...common}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        issue={issues.name}
        value={values.name}
        onChange={({ target }) => write({ name: target.value })}
        autoComplete="given-name"
        maxLength={testimonialsLimits.name}
        enterKeyHint="next"
      />
      <PlainInput
        {...common}
        name="place"
        label={t('place')}
        issue={issues.place}
        value={values.place}
        onChange={({ target }) => write({ place: target.value })}
        autoComplete="address-level2"
        maxLength={testimonialsLimits.place}
        enterKeyHint="next"
      />
      <Consent checked={values.agreed} issue={issues.agreed} onChange={(agreed) => write({ agreed })} />
      <Failure text={failure} reference={props.link.reference} />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? t('sending') : t('send')}
      </Button>
    </form>
  );
}

/** The reason why the words were not sent, and other ways to reach the agency. Screen readers announce it. */
function Failure({ text, reference }: { text: string | undefined; reference: string }) {
  const { t } = useTranslation('testimonial');
  return (
    <div role="alert">
      {text && (
        <div className={`${note.panel} ${note.failure}`}>
          <Icon of="exclamation-circle-filled" className={note.sign} />
          <div className={note.text}>
            <p className={note.title}>{t('failed')}</p>
            <p>{text}</p>
            <p>{t('kept')}</p>
            <div className={note.actions}>
              <ContactWays chat={t('chat', { reference })} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

interface StarsProps {
  rating: number;
  issue: string | undefined;
  onChoose: (rating: number) => void;
}

/** Five radio buttons that look like stars: arrow keys choose, screen readers say how many. */
function Stars({ rating, issue, onChoose }: StarsProps) {
  const { t } = useTranslation('testimonial');
  return (
    <div
      role="radiogroup"
      aria-labelledby="rating"
      aria-required
      aria-invalid={issue ? true : undefined}
      aria-describedby={issue && 'rating-issue'}
    >
      <span id="rating">{t('rating')}</span>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} data-filled={star <= rating || undefined}>
            <input type="radio" name="rating" value={star} checked={star === rating} onChange={() => onChoose(star)} />
            <Icon of={star <= rating ? 'star-filled' : 'star-outlined'} />
            <VisuallyHidden>{t('stars', { count: star })}</VisuallyHidden>
          </label>
        ))}
        {rating > 0 && <span aria-hidden>{t('stars', { count: rating })}</span>}
      </div>
      {issue && (
        <div id="rating-issue" className={styles.issue}>
          {issue}
        </div>
      )}
    </div>
  );
}

interface ConsentProps {
  checked: boolean;
  issue: string | undefined;
  onChange: (checked: boolean) => void;
}

/** `#contracts/api/testimonial-consent` keeps the sentence by version: the testimonial records which one its writer saw. */
function Consent({ checked, issue, onChange }: ConsentProps) {
  const { t } = useTranslation('testimonial');
  const [before, link, after] = t('privacy').split(/<\/?a>/);
  return (
    <div>
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="agreed"
          checked={checked}
          required
          aria-invalid={issue ? true : undefined}
          aria-describedby={issue && 'agreed-issue'}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{t('consent')}</span>
      </label>
      {issue && (
        <div id="agreed-issue" className={styles.issue}>
          {issue}
        </div>
      )}
      <p className={styles.privacy}>
        {before}
        <Link to={paths.privacy}>{link}</Link>
        {after}
      </p>
    </div>
  );
}
