import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import type { Program } from '#contracts/api/programs';
import { testimonialsOf } from '#contracts/website/program-testimonials';
import { programTestimonialsKey } from '#contracts/website/published-data';
import { useLanguage } from '#shared/lib/use-language.ts';
import { readSection } from '../../../features/site-content/use-section.ts';
import { TestimonialCard } from '../../../features/testimonials/testimonial-card.tsx';
import styles from './program-testimonials.module.css';

/**
 * The words of travellers about a program; nothing if no approved words name it. The list is no structured data: Google
 * shows no reviews that a business publishes of itself.
 */
export function ProgramTestimonials({ program: { id } }: { program: Pick<Program, 'id'> }) {
  const { t } = useTranslation('offer');
  const { language } = useLanguage();
  const { data = [] } = useSWR(
    programTestimonialsKey(id, language),
    (key: string) => readSection<'testimonials'>(key, language),
    { revalidateIfStale: false, keepPreviousData: true },
  );
  const testimonials = testimonialsOf(id, data);
  if (testimonials.length === 0) return null;
  return (
    <section>
      <h2>{t('testimonials')}</h2>
      <div className={styles.list}>
        {testimonials.map((testimonial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name.
          <TestimonialCard key={index} {...testimonial} program={null} />
        ))}
      </div>
    </section>
  );
}
