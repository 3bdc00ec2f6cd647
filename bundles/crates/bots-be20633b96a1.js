// kernel/offers.ts
function e(e, n) {
	return t({ type: e.type }, e.fields, n);
}
function t(e, t, r) {
	for (let i in t) e[i] = n(t[i], r);
	return e;
}
function n(e, n) {
	if (e.one !== void 0) return e.one[n(e.one.length)];
	if (e.parts !== void 0) return t({}, e.parts, n);
	if (e.some === void 0) return e.min + n(e.max - e.min + 1);
	let { some: r, atLeast: i, atMost: a } = e, o = i + n(Math.min(a, r.length) - i + 1), s = [...r];
	return Array.from({ length: o }, () => s.splice(n(s.length), 1)[0]);
}
// search/random.ts
function r({ game: t, checks: n, search: r }) {
	return {
		name: "random",
		choose({ seat: i, view: a, offers: o }, s) {
			let c = o[s(o.length)];
			if (c === void 0) throw Error(`${t}: seat ${i} was asked without an offer`);
			if (!n.includes(c.type)) return e(c, s);
			let l = r.sample(r.redeal(a, s(4294967296)), i, s, o);
			if (l === null) throw Error(`${t}: seat ${i} found no offer that holds`);
			let { seat: u, ...d } = l;
			return d;
		}
	};
}
// \0parlour-bundle
var i = {
	game: "crates",
	plays: [0, 1],
	botsFor: (e) => [r(e)]
};
export { i as default };
