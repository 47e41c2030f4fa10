// The router is one module with all of its components, those of data routers and of servers too. It does not say that making
// them has no effect, so that none would be left out: their names for developers are dropped, and their making is marked.
const MADE = /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const NAMED = /^\w+\.displayName = "\w+";$/gm;

module.exports = function routerLoader(source) {
  return source.replace(MADE, '$1/* @__PURE__ */ ').replace(NAMED, '');
};
