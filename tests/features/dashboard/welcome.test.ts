import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { AgendaItem } from '#src/features/dashboard/agenda.ts';
import { shown } from '../../ui/page.ts';
import { spoken } from '../spoken.tsx';

const { Welcome } = await import('#src/features/dashboard/welcome.tsx');

const meeting = (isPast: boolean, status = 'confirmed') =>
  ({ kind: 'appointment', isPast, appointment: { status } }) as AgendaItem;

it.each([
  ['nothing is planned', [], 'Nothing planned is left today.'],
  ['somebody is still to be met', [meeting(false)], 'Left today: one appointment.'],
  ['who was to be met is behind', [meeting(true)], 'Nothing planned is left today.'],
  ['who was asked has declined', [meeting(false, 'declined')], 'Nothing planned is left today.'],
])('what is left of a day in which %s', (_, agenda, told) => {
  const overview = { firstName: '', running: null, agenda, calories: { planned: 0 } } as never;
  const part = createElement(Welcome, { overview, isReading: false, today: '2026-05-01' });
  expect(shown(spoken('en', createElement(MemoryRouter, null, part))).textContent).toContain(told);
});

it.each([
  ['that is being read keeps back what it would push down', true, 1],
  ['that could not be read keeps nothing back', false, 0],
])('a day %s', (_, isReading, marks) => {
  const part = createElement(Welcome, { overview: null, isReading, today: '2026-05-01' });
  const place = shown(spoken('en', createElement(MemoryRouter, null, part)));
  expect(place.querySelectorAll('.reading')).toHaveLength(marks);
});
