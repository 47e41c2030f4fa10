import { mentionedNames } from './mentioned-names.js';

describe('the names in a message', () => {
  it('[POC-045] are whole words in lower or upper case, and count once', () => {
    expect(mentionedNames('Hello @Amina, @AMINA and (@bilal_7)!')).toEqual(['amina', 'bilal_7']);
    expect(mentionedNames('@client-one: see you')).toEqual(['client-one']);
  });

  it('[POC-045] are not found in mail addresses, after a double @, or if they are too short', () => {
    expect(mentionedNames('write to amina@manette.test or @@bilal or @ab')).toEqual([]);
  });
});
