import { useEffect, useState } from 'react';
import type { Language } from '#contracts/field-kit/language';
import { useLanguage } from '../../lib/use-language.ts';
import { dayOr, typedDay } from './typed-day.ts';

interface Options {
  id: string | undefined;
  value: string | null | undefined;
  onChange: ((value: string | undefined) => void) | undefined;
  onDone: ((value: string | undefined) => void) | undefined;
  format: (day: string, language: Language) => string;
}

/** The text of a day's field and its value, which change together. */
export function useDayText({ id, value, onChange, onDone, format }: Options) {
  const { language } = useLanguage();
  const held = value || undefined;
  const day = dayOr(held, undefined);
  // The text while the visitor types, as long as it matches the value.
  const [written, setWritten] = useState<{ text: string; value: string | undefined }>();
  const text = written && written.value === held ? written.text : day ? format(day, language) : (held ?? '');

  const write = (text: string) => {
    const value = typedDay(text);
    setWritten({ text, value });
    onChange?.(value);
  };

  const finish = () => {
    // Also if what was typed during hydration is only about to be written.
    setWritten(undefined);
    if (written) onDone?.(held);
  };

  const choose = (chosen: string | undefined) => {
    setWritten(undefined);
    onChange?.(chosen);
    onDone?.(chosen);
  };

  // A visitor who was typing during hydration continues in the same text.
  useEffect(() => {
    const field = document.activeElement;
    if (!id || field?.id !== id || !(field instanceof HTMLInputElement) || !field.value) return;
    setWritten({ text: field.value, value: typedDay(field.value) });
  }, [id]);

  return { held, day, text, isTyping: written !== undefined, write, finish, choose };
}
