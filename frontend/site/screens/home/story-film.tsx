import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageNames, languages } from '#contracts/field-kit/language';
import { Icon } from '#shared/components/icon.tsx';
import { Scene } from '#shared/components/scene.tsx';
import { sceneUrl } from '#shared/components/scenes.ts';
import { wantsLessMotion } from '#shared/lib/reduced-motion.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import arCaptions from '../../../assets/film/story.ar.vtt';
import enCaptions from '../../../assets/film/story.en.vtt';
import mp4 from '../../../assets/film/story.mp4';
import webm from '../../../assets/film/story.webm';
import styles from './story-film.module.css';

const poster = 'journey';
const captions: Record<Language, string> = { ar: arCaptions, en: enCaptions };

/** The film's poster: a link to the film itself, so that it works before hydration. */
export function StoryFilm() {
  const { t } = useTranslation('home');
  const opener = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    opener.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <a ref={opener} href={mp4} className={styles.poster} aria-haspopup="dialog" onClick={open}>
        <Scene name={poster} className={styles.scene} />
        <span className={styles.watch}>
          <svg viewBox="0 0 24 24" className={styles.play} aria-hidden="true">
            <path d="M8 5.500v13a1 1 0 0 0 1.520.850l10.400-6.500a1 1 0 0 0 0-1.700L9.520 4.650A1 1 0 0 0 8 5.500Z" />
          </svg>
          {t('story.watch')}
        </span>
      </a>
      {isOpen && <FilmDialog onClose={close} />}
    </>
  );
}

/** A dialog that plays the film. It loads the film when it opens; the film has captions in both languages. */
function FilmDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('home');
  const { language } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  const closeFromBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('story.film')}
      onClose={onClose}
      onClick={closeFromBeside}
    >
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        <Icon of="close-outlined" /> {t('story.close')}
      </button>
      {/* biome-ignore lint/a11y/useMediaCaption: each language has its track. */}
      <video
        controls
        playsInline
        preload="none"
        autoPlay={!wantsLessMotion()}
        width={1280}
        height={720}
        poster={sceneUrl(poster)}
      >
        <source src={webm} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={mp4} type="video/mp4" />
        {languages.map((each) => (
          <track
            key={each}
            kind="captions"
            src={captions[each]}
            srcLang={each}
            label={languageNames[each]}
            default={each === language}
          />
        ))}
      </video>
    </dialog>
  );
}
