import { describeWith, findTool, missingOf } from './tools.js';

describeWith(['sh'], 'a tool that every machine has', () => {
  it('[OPS-119] is found, and its tests run', () => {
    expect(findTool('sh')).toMatch(/\/sh$/);
  });
});

describe('a tool that no machine has', () => {
  it('[OPS-119] is reported as missing', () => {
    expect(missingOf(['sh', 'no-such-tool'])).toEqual(['no-such-tool']);
  });
});
