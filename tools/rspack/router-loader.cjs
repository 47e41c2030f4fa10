// The router is one module with all of its components, including those for data routers and servers. The module does not mark
// their creation as free of side effects, so unused ones would stay in the build. This loader marks the creation as pure and
// removes the display names.
const MADE = /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const NAMED = /^\w+\.displayName = "\w+";$/gm;

module.exports = function routerLoader(source) {
  return source.replace(MADE, '$1/* @__PURE__ */ ').replace(NAMED, '');
};
