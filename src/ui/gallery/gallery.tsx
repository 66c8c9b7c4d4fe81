import './gallery.css';
import { SkipLink } from '../page-header.tsx';
import { BrandPart, ScalesPart, TypePart } from './brand.tsx';
import { LateParts } from './parts.tsx';
import { ButtonsPart, FieldsPart, StepsPart } from './controls.tsx';
import { FiguresPart, MarksPart } from './figures.tsx';
import { IconsPart } from './icons.tsx';
import { BadgesPart, RowsPart, StatesPart } from './lists.tsx';
import { NavigationPart, PlacesPart } from './navigation.tsx';
import { OverlaysPart } from './overlays.tsx';

/** Each part in every state. The modes are the browser's: its theme, its contrast and its motion. */
export const Gallery = () => (
  <>
    <SkipLink />
    <main id="main" tabIndex={-1} className="gallery">
      <BrandPart />
      <ScalesPart />
      <TypePart />
      <BadgesPart />
      <MarksPart />
      <ButtonsPart />
      <FieldsPart />
      <StepsPart />
      <StatesPart />
      <RowsPart />
      <FiguresPart />
      <NavigationPart />
      <PlacesPart />
      <OverlaysPart />
      <LateParts />
      <IconsPart />
    </main>
  </>
);
