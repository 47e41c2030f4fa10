import { PageFrame } from '../src';
import { ButtonsSection, BadgesSection } from './components.buttons';
import { DialogsSection, ToastsSection } from './components.overlays';
import { FieldsSection } from './components.fields';
import { MarkSection, ThemesSection } from './components.look';
import { StatesSection } from './components.states';
import { Frame } from './frame';

/** Every component in every state. */
export function ComponentsPage() {
  return (
    <Frame current="components">
      <PageFrame title="Components" summary="Every part in every state, both themes">
        <div className="grid gap-10">
          <MarkSection />
          <ThemesSection />
          <ButtonsSection />
          <FieldsSection />
          <BadgesSection />
          <ToastsSection />
          <DialogsSection />
          <StatesSection />
        </div>
      </PageFrame>
    </Frame>
  );
}
