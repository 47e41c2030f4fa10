import { mentionedNames } from './mentioned-names.js';

describe('the names in a message', () => {
  it('[POC-045] are whole, in any case, and count once', () => {
    expect(mentionedNames('Hello @Amina, @AMINA and (@bilal_7)!')).toEqual(['amina', 'bilal_7']);
    expect(mentionedNames('@client-one: see you')).toEqual(['client-one']);
  });

  it('[POC-045] are none in addresses', () => {
    expect(mentionedNames('write to amina@manette.test or @@bilal or @ab')).toEqual([]);
  });
});
