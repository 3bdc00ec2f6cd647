// kernel/offers.ts
function e(e, n) {
	let r = { type: e.type }, i = e.fields;
	for (let e in i) r[e] = t(i[e], n);
	return r;
}
function t(e, n) {
	if (e.one !== void 0) return e.one[n(e.one.length)];
	if (e.parts !== void 0) {
		let r = {};
		for (let i in e.parts) r[i] = t(e.parts[i], n);
		return r;
	}
	if (e.some === void 0) return e.min + n(e.max - e.min + 1);
	let { some: r, atLeast: i, atMost: a } = e, o = i + n(Math.min(a, r.length) - i + 1), s = [...r];
	return Array.from({ length: o }, () => s.splice(n(s.length), 1)[0]);
}
// search/random.ts
function n({ game: t, checks: n, search: r }) {
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
var r = {
	game: "crates",
	plays: [0, 1],
	botsFor: (e) => [n(e)]
};
export { r as default };
