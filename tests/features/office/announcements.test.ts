import { describe, expect, it } from 'vitest';
import { isAnnouncedOn } from '#src/features/notifications/announced.ts';
import { nothingTyped, problemOf, readIn, textsTold } from '#src/features/office/announcements/rules.ts';
import type { Typed } from '#src/features/office/announcements/rules.ts';

const TODAY = '2026-03-01';
const nothing = nothingTyped(TODAY);
const en = { title: ' Closed ', message: 'On Friday.' };
const typed = (change: Partial<Typed>, texts: Partial<Typed['texts']> = { en }): Typed => ({
  ...nothing,
  ...change,
  texts: { ...nothing.texts, ...texts },
});

describe('an announcement', () => {
  it('needs a whole English text and days that are not over, and no half text beside it', () => {
    expect(problemOf(nothing, TODAY)).toEqual({ about: 'en' });
    expect(problemOf(typed({}), TODAY)).toBeNull();
    expect(problemOf(typed({}, { en, de: { title: 'Zu', message: ' ' } }), TODAY)).toEqual({ about: 'de' });
    for (const days of [{ to: '' }, { to: '2026-02-28' }, { from: '2026-03-05', to: '2026-03-04' }, { from: 'soon' }]) {
      expect([days, problemOf(typed(days), TODAY)]).toEqual([days, { about: 'days' }]);
    }
    expect(problemOf(typed({ from: '2026-02-01' }), TODAY)).toBeNull();
  });

  it('is told in the languages it is written in, and read in English in the others', () => {
    const { texts } = typed({}, { en, fr: { title: 'Fermé', message: 'Vendredi.' } });
    expect(textsTold(texts)).toEqual({
      en: { title: 'Closed', message: 'On Friday.' },
      fr: { title: 'Fermé', message: 'Vendredi.' },
    });
    expect([readIn(texts, 'fr').title, readIn(texts, 'de').title]).toEqual(['Fermé', 'Closed']);
  });

  it('stands on a device until its last day, also without a network', () => {
    const isShown = (link: string | null, today: string): boolean => isAnnouncedOn(today)({ link });
    expect(isShown('/notifications?until=2026-03-01', TODAY)).toBe(true);
    expect(isShown('/notifications?until=2026-03-01', '2026-03-02')).toBe(false);
    expect([isShown(null, TODAY), isShown('/notifications', TODAY)]).toEqual([false, false]);
  });
});
