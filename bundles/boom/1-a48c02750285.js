// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// kernel/clone.ts
function n(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let r = t[e];
			typeof r == "object" && r && (t[e] = n(r));
		}
		return t;
	}
	let t = { ...e };
	for (let e in t) {
		let r = t[e];
		typeof r == "object" && r && (t[e] = n(r));
	}
	return t;
}
// kernel/sha256.ts
function r(e) {
	let t = a(new TextEncoder().encode(e)), n = Uint32Array.from(l), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = o(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = o(r, e - 15), n = o(r, e - 2), i = s(t, 7) ^ s(t, 18) ^ t >>> 3, a = s(n, 17) ^ s(n, 19) ^ n >>> 10;
			r[e] = o(r, e - 16) + i + o(r, e - 7) + a | 0;
		}
		i(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function i(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, c = 0, l = 0, d = 0, f = 0] = e;
	for (let e = 0; e < 64; e++) {
		let p = s(c, 6) ^ s(c, 11) ^ s(c, 25), m = f + p + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, h = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + m | 0, a = i, i = r, r = n, n = m + h | 0;
	}
	let p = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(p, t) | 0;
}
function a(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = o(t, n >> 2) | o(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = o(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var o = (e, t) => e[t], s = (e, t) => e >>> t | e << 32 - t, c = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && d(e)), l = c.slice(0, 8).map((e) => f(Math.sqrt(e))), u = Uint32Array.from(c.slice(0, 64).map((e) => f(Math.cbrt(e))));
function d(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function f(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// kernel/digest.ts
var p = r, m = (e) => p(e);
function h(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	p = e;
}
// kernel/chacha.ts
function ee(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	g.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), _.set(g);
	for (let e = 0; e < 10; e++) v(0, 4, 8, 12), v(1, 5, 9, 13), v(2, 6, 10, 14), v(3, 7, 11, 15), v(0, 5, 10, 15), v(1, 6, 11, 12), v(2, 7, 8, 13), v(3, 4, 9, 14);
	return _.map((e, t) => e + g[t]);
}
var g = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), _ = /* @__PURE__ */ new Uint32Array(16);
function v(e, t, n, r) {
	te(e, t, r, 16), te(n, r, t, 12), te(e, t, r, 8), te(n, r, t, 7);
}
function te(e, t, n, r) {
	let i = _[e] + _[t] | 0, a = _[n] ^ i;
	_[e] = i, _[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var ne = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, re = (e) => ({
	key: e,
	drawn: 0
});
function y(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = ee(ae(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var ie = (e, t = 6) => 1 + y(e, t);
function b(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = y(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var ae = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), oe = 8, x = (e) => 1 << (e ?? oe), se = 16, S = (e) => e & 511 & ~(e >> se), ce = (e, t) => (e | x(t)) & ~(x(t) << se), le = (e, t) => ({
	seen: x(e),
	secret: t
}), ue = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), de = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => x(t)),
	secret: n
});
function fe(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function pe(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(ce(r, n)), t.secret.push(i), i);
}
function me(e, t) {
	let n = e.secret.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not in the pile`);
	return e.pile === "hand" && he(e.seen), e.secret.splice(n, 1), e.seen.splice(n, 1)[0] ?? 0;
}
function he(e) {
	let t = 0, n = 511;
	for (let r of e) t |= S(r), n &= S(r);
	let r = t & ~n;
	if (r !== 0) for (let t = 0; t < e.length; t++) e[t] = ge(e[t], r);
}
var ge = (e, t) => e | (e & t) << se;
function _e(e, t) {
	let n = e.secret.length - 1;
	return n < 0 ? null : (e.seen[n] = ce(e.seen[n], t), e.secret[n]);
}
function ve(e, t, n) {
	t.secret = b(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var ye = [], be = (e) => xe(e, "events") ?? ye;
function xe(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = Se(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = Se(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function Se(e, t) {
	if ("secret" in t) {
		if (Te(t)) return {
			at: e,
			is: "pile",
			inner: null
		};
		if (Ee(t)) return {
			at: e,
			is: "secret",
			inner: w(t.secret) ? xe(t.secret) : null
		};
	}
	let n = xe(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function Ce(e, t = be(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? ye) {
			let t = C(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function we(e, t = be(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? ye) {
			let t = C(e, o);
			if (s === "pile") continue;
			let l = typeof o == "string" ? o : i === "stack" ? t.phase : "*", u = i === "" ? l : `${i}.${l}`, d = typeof o == "number" && i !== "stack" ? [...a, o] : a;
			s === "branch" ? r(t, c, u, d) : (n.push({
				kind: u,
				indexes: d,
				secret: t
			}), c !== null && r(t.secret, c, u, d));
		}
	};
	return r(e, t, "", []), n;
}
var C = (e, t) => e[t], w = (e) => typeof e == "object" && !!e, Te = (e) => "pile" in e && "pool" in e, Ee = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", T = (e) => ({
	g: e,
	spots: be(e),
	bare: null,
	asData: null,
	lying: null,
	facts: null
});
function E(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? E(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
function De() {
	let e = /* @__PURE__ */ new Map(), t = {
		secret({ seen: e, secret: n }, r, i) {
			if ((e & i) === 0) return {
				seen: S(e),
				secret: null
			};
			let a = w(n) ? E(n, r, i, t) : n;
			return {
				seen: S(e) | i,
				secret: a
			};
		},
		pile(t, n) {
			if (Oe(t, n)) return Ae(t, n);
			let r = e.get(t);
			return r === void 0 && e.set(t, r = ke(t)), r;
		}
	};
	return t;
}
function Oe({ seen: e }, t) {
	for (let n = 0; n < e.length; n++) if ((e[n] & t) !== 0) return !0;
	return !1;
}
function ke({ pile: e, owner: t, pool: n, seen: r }) {
	let i = r.map(S);
	return e === "hand" && i.sort((e, t) => e - t), {
		pile: e,
		owner: t,
		pool: n,
		seen: i,
		secret: r.map(() => null)
	};
}
function Ae({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
	let o = (e) => (r[e] & a) !== 0, s = e === "hand" && a !== x(t), c = s ? Me(r, i, o) : null, l = s ? je(r, a) : null, [u, d] = [[], []];
	for (let e = 0; e < i.length; e++) {
		let t = c === null ? e : c[e], n = l === null || (Pe(r, t) & a) !== 0 ? Pe(r, t) : l;
		u.push(o(t) ? n | a : n), d.push(o(t) ? i[t] : null);
	}
	return {
		pile: e,
		owner: t,
		pool: n,
		seen: u,
		secret: d
	};
}
function je(e, t) {
	let n = 511, r = !1;
	for (let i of e) (S(i) & t) === 0 && (n &= S(i), (i & t) !== 0 && (r = !0));
	return r ? n : null;
}
var Me = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Ne(t[r], t[i]) : Pe(e, r) - Pe(e, i) : n(r) ? -1 : 1), Ne = (e = "", t = "") => e < t ? -1 : +(e > t), Pe = (e, t) => S(e[t]), Fe = (e, t) => Ie(T(e), t);
function Ie(e, t) {
	let n = x(t);
	if (e.bare === null) {
		let { chance: t, events: n, ...r } = e.g;
		e.bare = {
			...r,
			viewer: null,
			unseen: {}
		};
	}
	e.asData ??= De();
	let r = E(e.bare, e.spots, n, e.asData);
	return r.viewer = t, r.unseen = D(e, n), r;
}
function Le(e, t) {
	let n = { value: e };
	return E(n, xe(n), x(t), Re).value;
}
var Re = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : w(t) ? E(t, n, r, Re) : t }),
	pile: (e, t) => Oe(e, t) ? Ae(e, t) : ke(e)
};
function ze(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let n of Ce(e.g, e.spots)) {
		let e = t[n.pool] ??= {
			piles: [],
			known: 0
		};
		e.piles.push(n);
		for (let t = 0; t < n.seen.length; t++) e.known |= n.seen[t];
	}
	e.lying = {};
	for (let n in t) e.lying[n] = Be(t[n]?.piles ?? [], t[n]?.known ?? 0);
	return e.lying;
}
function Be(e, t) {
	if (t === 0) {
		let n = e.flatMap(({ secret: e }) => e);
		return {
			cards: typeof n[0] == "string" ? n.sort() : n.sort(Ne),
			seen: [],
			known: t
		};
	}
	let n = [];
	for (let { seen: t, secret: r } of e) for (let e = 0; e < r.length; e++) n.push({
		card: r[e],
		seen: t[e]
	});
	return n.sort(Ve), {
		cards: n.map(({ card: e }) => e),
		seen: n.map(({ seen: e }) => e),
		known: t
	};
}
var Ve = (e, t) => Ne(e.card, t.card), He = (e, t) => D(T(e), x(t));
function D(e, t) {
	let n = {}, r = ze(e);
	for (let e in r) {
		let { cards: i, seen: a, known: o } = r[e];
		n[e] = (o & t) === 0 ? i : i.filter((e, n) => (a[n] & t) === 0);
	}
	return n;
}
var Ue = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, We = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Ue("a secret");
	}
}, Ge = {
	enumerable: !0,
	get() {
		throw new Ue("a card");
	}
}, Ke = [];
function qe(e) {
	let t = Ke[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, Ge);
	return Ke[e] = Object.freeze(n), n;
}
var Je = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new We(S(e.seen)) : w(e.secret) && t !== null ? {
		seen: e.seen,
		secret: E(e.secret, t, n, Je)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: qe(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, Ge);
		return {
			...e,
			secret: r
		};
	}
};
function Ye(e, t) {
	let n = E(e.g, e.spots, x(t), Je);
	return n.events = null, Xe.set(n, {
		position: e,
		viewer: t
	}), n;
}
var Xe = /* @__PURE__ */ new WeakMap();
function Ze(e, t) {
	let n = Xe.get(e);
	if (n === void 0) throw Error("only the facts of a viewer may ask for this");
	return D(n.position, x(n.viewer))[t] ?? [];
}
// kernel/facts.ts
var Qe = (e, t, n) => $e(e, T(t), n);
function $e(e, t, n) {
	return t.facts ??= e.facts(Ye(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(Ye(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function O(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => O(k(e, n), k(t, n)));
}
var et = (e, t) => e.some((e) => O(e, t));
function tt(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return et(e.one, t) ? null : rt(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return nt(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = rt(e.not, o);
			if (s !== null) return s;
			if (!et(r, o) || et(t.slice(0, a), o)) return i("notOffered", { field: n });
		}
		return null;
	}
	let { min: a, max: o } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function nt(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = tt(e[i], k(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var rt = (e, t) => e?.find((e) => O(e.value, t))?.because ?? null;
function it(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = k(t, o), c = tt(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function at(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!ot.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var ot = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function st(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, st(n, k(t, e))])) : t.map((t) => n(e.some.find((e) => O(e, t)))) : n(e.one.find((e) => O(e, t)));
}
function k(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function A(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = lt(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function ct(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function lt(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function ut(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (ut(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function dt(e, t, n) {
	return ft({
		seat: t,
		type: e.type
	}, e.fields, n);
}
function ft(e, t, n) {
	for (let r in t) e[r] = pt(t[r], n);
	return e;
}
function pt(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return ft({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var mt = { to: "stay" }, j = { to: "next" };
function ht(e) {
	return {
		to: "done",
		result: e
	};
}
function gt() {
	return {
		stay: mt,
		next: j,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: ht,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// kernel/play.ts
function _t(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: vt(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, yt(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(P(e, i, a)), zt(e, r), r;
}
function vt(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function yt(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function bt(e, t) {
	let n = F(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = I(e, n);
	return {
		seats: Vt(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function xt(e, t) {
	let n = bt(e, t), r = F(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || I(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !Lt(n) && !M(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function St(e, t, n) {
	let r = [];
	return Pt(e, t, n, r, null), r;
}
function Ct(e, t, n) {
	let r = [], i = [];
	return Pt(e, t, n, r, i), {
		offers: r,
		refused: i
	};
}
function wt(e, t, n, r, i = St(e, t, n)) {
	let a = i;
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i], s = Nt(e, t, o.type) ? Mt(e, t, n, o.type) : null;
		for (let e = 0; e < 20; e++) {
			let e = dt(o, n, r);
			if ((s?.check?.(t, F(t), n, e) ?? null) === null) return e;
		}
		a = a.filter((e) => e !== o);
	}
	return null;
}
function Tt(e, t, n) {
	let r = F(t);
	return {
		seat: n,
		...I(e, r).idle(t, r, n)
	};
}
function Et(e, t, n) {
	let r = F(t), i = Mt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	N(e, t, r, i.take(t, r, n.seat, n)), zt(e, t);
}
function Dt(e, t, n) {
	let r = F(t);
	if (r === void 0 || t.outcome !== null) return !1;
	let i = I(e, r), a = i.ask(t, r), o = typeof a == "number" ? a : a?.[n(a.length)], s = jt(i.actions), c = i.sealed?.(t, r) ? kt : jt(e.anytime), l = s.length + c.length, u = n(l);
	for (let i = 0; i < l; i++) {
		let a = (u + i) % l, { type: d, rule: f } = a < s.length ? s[a] : c[a - s.length], p = Ot(t, r, o, d, f, n);
		if (p !== null) return N(e, t, r, f.take(t, r, o, p)), zt(e, t), !0;
	}
	throw Error(`seat ${o} has no answer to ${r.phase}.${r.step}`);
}
function Ot(e, t, n, r, i, a) {
	let o = i.offer(e, t, n), s = Array.isArray(o) ? o : Lt(o) ? [] : [o], c = a(Math.max(1, s.length));
	for (let o = 0; o < s.length; o++) {
		let l = s[(c + o) % s.length];
		if (M(l)) continue;
		let u = {
			type: r,
			fields: l
		};
		for (let r = 0; r < (i.check === void 0 ? 1 : 20); r++) {
			let r = dt(u, n, a);
			if ((i.check?.(e, t, n, r) ?? null) === null) return r;
		}
	}
	return null;
}
var kt = [], At = /* @__PURE__ */ new WeakMap();
function jt(e) {
	let t = At.get(e);
	if (t !== void 0) return t;
	let n = Object.entries(e).map(([e, t]) => ({
		type: e,
		rule: t
	}));
	return At.set(e, n), n;
}
function Mt(e, t, n, r) {
	let i = F(t), a = I(e, i), o = a.actions[r];
	if (o !== void 0 && Ut(a.ask(t, i), n)) return o;
	let s = e.anytime[r];
	return s !== void 0 && !a.sealed?.(t, i) ? s : null;
}
function Nt(e, t, n) {
	return I(e, F(t)).actions[n]?.check !== void 0 || e.anytime[n]?.check !== void 0;
}
function Pt(e, t, n, r, i) {
	let a = F(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = I(e, a);
	Ut(o.ask(t, a), n) && Ft(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || Ft(e, e.anytime, t, a, n, r, i);
}
function Ft({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = a.length;
			for (let e of l) M(e) || a.push(It(s, c, e));
			a.length === t && o?.push({
				type: s,
				because: Rt(l, e[s] ?? null)
			});
		} else Lt(l) ? o?.push({
			type: s,
			because: l
		}) : M(l) ? o?.push({
			type: s,
			because: Rt([l], e[s] ?? null)
		}) : a.push(It(s, c, l));
	}
}
var It = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, Lt = (e) => "refused" in e;
function M(e) {
	for (let t in e) if (ut(e[t])) return !0;
	return !1;
}
function Rt(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => ut(e)));
	for (let [, e] of n) {
		let t = e.not?.[0]?.because ?? e.above;
		if (t !== void 0) return t;
	}
	return {
		refused: "notOffered",
		rule: t,
		facts: { field: n[0]?.[0] ?? "" }
	};
}
function zt(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = F(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = I(e, n);
		if (typeof r == "function") N(e, t, n, r(t, n) ?? j);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? N(e, t, n, j) : t.stack.push(P(e, r.call, i));
		} else if (Ht(r.ask(t, n))) N(e, t, n, j);
		else return;
	}
	throw Error(`runaway rules at ${F(t)?.phase}.${F(t)?.step}`);
}
function N(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(P(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = P(e, r.phase, r.locals);
			return;
		case "done": return Bt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return Bt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function Bt(e, t, n, r) {
	t.stack.pop();
	let i = F(t);
	if (i === void 0) return;
	let a = I(e, i);
	typeof a != "function" && N(e, t, i, "call" in a ? a.then?.(t, i, r) ?? j : a.after?.[n.phase]?.(t, i, r) ?? mt);
}
var P = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), F = (e) => e.stack[e.stack.length - 1], I = (e, t) => e.phases[t.phase]?.steps[t.step], Vt = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Ht = (e) => e === null || typeof e != "number" && e.length === 0, Ut = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function Wt(e, t, n) {
	let r = Kt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return L("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = bt(e, t);
	if (s === null) return L("over", o, {});
	let c = Mt(e, t, i, a);
	if (c === null) return qt(e, t, a, o, s.seats);
	let l = c.offer(t, F(t), i);
	return Lt(l) ? { refusal: l } : Jt(t, r, c, Array.isArray(l) ? l : [l], o);
}
function Gt(e, t, n, r) {
	let i = Wt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function L(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Kt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return L("malformed", null, { expected: "object" });
	let n = k(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return L("malformed", null, { expected: "seat" });
	let r = k(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : L("malformed", null, { expected: "type" });
}
function qt(e, t, n, r, i) {
	let a = F(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? L("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? L("sealed", r, { type: n }) : L("notNow", r, {
		type: n,
		asked: i
	});
}
function Jt(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = it(c, r, o);
		if (a.reason === null) {
			let o = st({ parts: c }, r), s = i.check?.(e, F(e), t, {
				seat: t,
				type: n,
				...o
			}) ?? null;
			if (s === null) return { action: {
				seat: t,
				type: n,
				...o
			} };
			a.reason = s;
		}
		s.push(a);
	}
	return { refusal: at(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function Yt(e, t, n, r) {
	return Xt(t.g.chance, n.g.chance) ? Zt(t, n, r) ? "secret" : bt(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Xt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Zt(e, t, n) {
	let r = x(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = C(e, o), l = typeof t == "object" && t ? C(t, o) : void 0;
			if (s === "pile") i ||= !Qt(n, l);
			else if (s === "branch") {
				if (a(n, l, c ?? [])) return !0;
			} else {
				let { seen: e, secret: t } = n, i = l;
				if ((e & r) === 0) {
					if (typeof i?.seen != "number" || (i.seen & ~e) !== 0) return !0;
				} else if (c !== null && a(t, i?.secret, c)) return !0;
			}
		}
		return !1;
	};
	return a(e.g, t.g, e.spots) || i && $t(e, t, r);
}
function Qt(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function $t(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = x(r) | n, a = D(t, i);
		for (let [t, n] of Object.entries(D(e, i))) if (!en(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function en(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function R(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(R).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${R(t[e])}`).join(",")}}`;
}
var tn = (e) => m(R(e)), nn = (e) => m(`parlour commitment ${e}`), rn = (e) => m(`parlour entropy ${e}`), an = (e, t) => m(`parlour dice ${R({
	seed: e,
	entropy: t
})}`);
function on({ commitment: e, promises: t, entropy: n }, r) {
	if (nn(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : rn(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var sn = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function cn({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var ln = (e) => tn(e).slice(0, dn), un = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, dn), dn = 24, fn = 32;
function pn(e, t, n = fn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = _t(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: re(an(o, a.entropy))
	}), c = s.events ?? [];
	s.events = null;
	let l = {
		format: "parlour-record",
		version: 2,
		game: e.id,
		rules: r,
		seats: i,
		options: s.options,
		dice: a
	}, u = kn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: ln(l),
		position: T(s),
		text: u,
		base: u,
		middle: null,
		kept: n,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "nothing",
		opening: c
	};
}
function mn(e) {
	let { version: t, link: n, text: r, base: i, tail: a, standing: o, free: s, barrier: c, seeds: l } = e, u = JSON.stringify({
		version: t,
		link: n,
		tail: a,
		standing: o,
		free: s,
		barrier: c,
		dice: l.length
	});
	return `{"g":${r},"base":${a.length === 0 ? r : i},${u.slice(1)}`;
}
function hn(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = T(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: fn,
		opening: [],
		...s
	};
}
function gn(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = Wt(a, o.g, t);
	if (r !== e.version && !("action" in s && Tn(e, s.action.seat, r))) return jn({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return jn(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], Et(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = T(u), m = Yt(a, o, p, c), h = kn(u), ee = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: An(o.g)
	}], g = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return En(e, p, h, f, d, {
		...Cn(e, ee, h),
		standing: e.standing + 1,
		free: g,
		barrier: m ?? "nothing"
	});
}
var _n = (e, t) => gn(e, Tt(e.game, e.position.g, t), { by: "clock" });
function vn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !wn(e, t, r)) return jn({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new yn();
	let o = Sn(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return En(e, T(o), kn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var yn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function bn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = re(an(r, t.entropy));
	let o = i.reduce((e, t) => e | x(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of Ce(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = b(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => y(a, e));
	let c = kn(a);
	return En({
		...e,
		seeds: [...e.seeds, r]
	}, T(a), c, {
		dice: t,
		eyes: i
	}, [], {
		base: c,
		middle: null,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "chance"
	});
}
function xn(e, t, n = []) {
	if ("do" in t) return gn(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return vn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return bn(e, t.dice, r, t.eyes);
}
function Sn(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), Et(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function Cn(e, t, n) {
	let { base: r, middle: i, kept: a } = e;
	if (i === null) return {
		base: r,
		tail: t,
		middle: t.length >= a ? {
			text: n,
			moves: t.length
		} : null
	};
	if (t.length < i.moves + a) return {
		base: r,
		tail: t,
		middle: i
	};
	let o = t.slice(i.moves);
	return {
		base: i.text,
		tail: o,
		middle: {
			text: n,
			moves: o.length
		}
	};
}
function wn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function Tn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = T(Sn(e, a.length - o)), [l, u] = [F(c.g), F(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([Ct(r, e.g, t), $e(r, e, t)]);
	return f(c) === f(i);
}
function En(e, t, n, r, i, a) {
	let o = un(e.link, r, n);
	return {
		ok: !0,
		match: {
			...e,
			...a,
			position: t,
			text: n,
			link: o,
			version: e.version + 1
		},
		entry: {
			...r,
			hash: o
		},
		line: Dn(e, r),
		events: i
	};
}
function Dn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = On(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function On(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function kn(e) {
	let { events: t } = e;
	Object.assign(e, { events: void 0 });
	let n = JSON.stringify(e);
	return e.events = t, n;
}
var An = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, jn = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Mn(e) {
	let t = n(e);
	return Nn(t), t;
}
function Nn(e) {
	if (w(e)) {
		Te(e) ? e.seen = e.seen.map(() => 511) : Ee(e) && (e.seen = 511);
		for (let t of Object.values(e)) Nn(t);
	}
}
// kernel/redeal.ts
function Pn(e, t, r) {
	let i = { chance: ne(r) }, a = (e) => y(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = ne(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = b(i, [...s[e] ?? []]);
	let d = be(l);
	for (let { pool: e, secret: t } of Ce(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, x(o), a), Fn(e, l, d, ({ secret: e }) => e === null, a), l;
}
function Fn(e, t, n, r, i) {
	if (In(t, n, r)) for (let { kind: a, indexes: o, secret: s } of we(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function In(e, t, n) {
	for (let { at: r, is: i, inner: a } of t) {
		if (i === "pile") continue;
		let t = C(e, r);
		if (i === "secret" && n(t) || a !== null && In(i === "secret" ? t.secret : t, a, n)) return !0;
	}
	return !1;
}
function Ln(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = Pn(e, t, 1), o = a.chance, s = JSON.stringify(He(a, i)), c = n(a);
	return Et(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(He(c, i)) !== s ? null : {
		view: Fe(c, i),
		facts: Qe(e, c, i)
	};
}
// kernel/verify.ts
function Rn(e, t) {
	let n = [], r = (e) => n.push({
		check: e,
		ok: !0
	}), i = (e, t, r, i) => (n.push(i === void 0 ? {
		check: e,
		ok: !1,
		at: t,
		detail: r
	} : {
		check: e,
		ok: !1,
		at: t,
		detail: r,
		refusal: i
	}), {
		ok: !1,
		findings: n
	});
	if (t.game !== e.id) return i("game", null, `this is a record of ${t.game}, not of ${e.id}`);
	if (r("game"), t.rules.version !== e.version) return i("rules", null, `played by rules ${t.rules.version}, these are rules ${e.version}`);
	if (r("rules"), t.seeds === null) return i("dice", null, "the seed has not been revealed: the game is not over");
	let a = [t.dice, ...t.entries.flatMap((e) => "dice" in e ? [e.dice] : [])];
	if (t.seeds.length !== a.length) return i("dice", null, `there are ${a.length} dice and ${t.seeds.length} seeds`);
	for (let [e, n] of a.entries()) {
		let r = on(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = pn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (R(o.head) !== R(cn(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && sn(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = xn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !zn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (R(a.entry) !== R(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function zn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = Tt(e, t.g, n.seat);
	return R(i) === R(n.do);
}
// kernel/bundle.ts
function Bn(e) {
	return {
		interface: 1,
		game: e.id,
		version: e.version,
		speaks: e.speaks,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: Vn(e),
		optionsFor: (t) => vt(e, t),
		digestWith: h,
		begin: (t, n) => pn(e, t, n),
		snapshot: mn,
		resume: (t, n, r) => hn(e, t, n, r),
		verify: (t) => Rn(e, t),
		act: gn,
		actForClock: _n,
		undo: vn,
		redice: bn,
		repeat: xn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: xt(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => Ie(e, t),
		facts: ({ position: t }, n) => $e(e, t, n),
		menu: ({ position: t }, n) => Ct(e, t.g, n),
		why: ({ position: t }, n, r) => Gt(e, t.g, n, r),
		preview: ({ position: t }, n, r) => Gt(e, t.g, n, r) === null ? Ln(e, Ie(t, n), r) : null,
		show: Le,
		laidOpen: (e) => ({
			...e,
			position: T(Mn(e.position.g))
		}),
		newsLaidOpen: Mn,
		search: {
			start: (t) => _t(e, t),
			clone: n,
			redeal: (t, n) => Pn(e, t, n),
			view: (e, t) => Ie(T(e), t),
			waiting: (t) => bt(e, t),
			offers: (t, n) => St(e, t, n),
			sample: (t, n, r, i) => wt(e, t, n, r, i),
			perform: (t, n) => Et(e, t, n),
			playRandomly: (t, n) => Dt(e, t, n),
			idle: (t, n) => Tt(e, t, n)
		}
	};
}
function Vn(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/boom/content/table.ts
var Hn = [
	0,
	15,
	10,
	7,
	5,
	2,
	0
], Un = [
	0,
	0,
	0,
	5,
	20,
	40,
	60,
	80,
	100,
	150,
	200,
	300,
	400,
	500,
	600,
	800,
	1e3
], Wn = [
	"EKP",
	"FLA",
	"NOI",
	"ARS",
	"GOS"
], Gn = (e, t) => e.map(t), Kn = (e, t) => [...e.slice(t), ...e.slice(0, t)], qn = (e, t) => Kn(e, t).slice(1), Jn = {
	E1: {
		hot: "software",
		lowersLimit: !1
	},
	E2: {
		hot: "ecommerce",
		lowersLimit: !0
	},
	E3: {
		hot: "media",
		lowersLimit: !1
	},
	E4: {
		hot: "telecom",
		lowersLimit: !0
	},
	E5: {
		hot: "b2b",
		lowersLimit: !0
	},
	E6: {
		hot: null,
		lowersLimit: !1
	}
}, Yn = [
	"E1",
	"E2",
	"E3",
	"E4",
	"E5"
], Xn = {
	C01: {
		kind: "entrepreneur",
		domain: "software",
		burn: 1
	},
	C02: {
		kind: "entrepreneur",
		domain: "software",
		burn: 0
	},
	C03: {
		kind: "entrepreneur",
		domain: "software",
		burn: 2
	},
	C04: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 0
	},
	C05: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 1
	},
	C06: {
		kind: "entrepreneur",
		domain: "ecommerce",
		burn: 2
	},
	C07: {
		kind: "entrepreneur",
		domain: "media",
		burn: 1
	},
	C08: {
		kind: "entrepreneur",
		domain: "media",
		burn: 2
	},
	C09: {
		kind: "entrepreneur",
		domain: "media",
		burn: 0
	},
	C10: {
		kind: "entrepreneur",
		domain: "telecom",
		burn: 1
	},
	C11: {
		kind: "entrepreneur",
		domain: "telecom",
		burn: 0
	},
	C12: {
		kind: "entrepreneur",
		domain: "b2b",
		burn: 1
	},
	C13: {
		kind: "entrepreneur",
		domain: "b2b",
		burn: 0
	},
	C14: {
		kind: "buzzword",
		burn: 0
	},
	C15: {
		kind: "buzzword",
		burn: 0
	},
	C16: {
		kind: "buzzword",
		burn: 0
	},
	C17: {
		kind: "buzzword",
		burn: 0
	},
	C18: {
		kind: "buzzword",
		burn: 0
	},
	C19: {
		kind: "buzzword",
		burn: 1
	},
	C20: {
		kind: "buzzword",
		burn: 2
	},
	C21: {
		kind: "news",
		burn: 0
	},
	C22: {
		kind: "news",
		burn: 0
	},
	C23: {
		kind: "news",
		burn: 0
	},
	C24: {
		kind: "news",
		burn: 0
	},
	C25: {
		kind: "news",
		burn: 1
	},
	C26: {
		kind: "news",
		burn: 2
	},
	C27: {
		kind: "news",
		burn: 3
	},
	C28: {
		kind: "revenue",
		burn: -1
	},
	C29: {
		kind: "revenue",
		burn: -2
	},
	C30: {
		kind: "revenue",
		burn: -2
	},
	C31: {
		kind: "revenue",
		burn: -3
	},
	C32: {
		kind: "revenue",
		burn: -4
	},
	C33: {
		kind: "overhead",
		burn: 2
	},
	C34: {
		kind: "overhead",
		burn: 3
	},
	C35: {
		kind: "overhead",
		burn: 3
	},
	C36: {
		kind: "overhead",
		burn: 4
	},
	C37: {
		kind: "overhead",
		burn: 5
	},
	C38: {
		kind: "overhead",
		burn: 6
	},
	C39: {
		kind: "overhead",
		burn: -2
	}
}, Zn = Object.keys(Xn), Qn = Object.fromEntries(Zn.map((e) => {
	let t = Xn[e];
	return [e, t.kind === "entrepreneur" ? t.domain : null];
})), z = {
	P01: {
		industry: "software",
		burn: 3
	},
	P02: {
		industry: "software",
		burn: 2
	},
	P03: {
		industry: "software",
		burn: 4
	},
	P04: {
		industry: "ecommerce",
		burn: 5
	},
	P05: {
		industry: "ecommerce",
		burn: 6
	},
	P06: {
		industry: "ecommerce",
		burn: 3
	},
	P07: {
		industry: "media",
		burn: 3
	},
	P08: {
		industry: "media",
		burn: 4
	},
	P09: {
		industry: "media",
		burn: 2
	},
	P10: {
		industry: "telecom",
		burn: 5
	},
	P11: {
		industry: "telecom",
		burn: 3
	},
	P12: {
		industry: "b2b",
		burn: 2
	},
	P13: {
		industry: "b2b",
		burn: 4
	}
}, $n = Object.keys(z);
// games/boom/rules/company.ts
function B(e, t) {
	let n = e.companies.find((e) => e.plan === t);
	if (n === void 0) throw Error(`${t} is not in play`);
	return n;
}
var V = (e) => e.lead !== null, H = (e, t) => e.shares[t] > 0, er = (e, t) => e.seats.filter((e) => H(t, e)), U = (e) => 1 + e.attached.length;
function tr(e) {
	let t = 0;
	for (let n of e.shares) t += n;
	return t;
}
function nr(e) {
	let t = z[e.plan].burn;
	for (let n of e.attached) t += Xn[n].burn;
	return t;
}
var rr = (e, t) => Math.max(0, nr(t) + Hn[e.limit]);
function ir(e) {
	let t = z[e.plan].industry, n = 0;
	for (let r of e.attached) Qn[r] === t && (n += 1);
	return n;
}
var ar = (e, t) => e.activeEvent !== null && Jn[e.activeEvent].hot === z[t.plan].industry;
function W(e, t) {
	if (e.options.stockSet === "unlimited") return Infinity;
	let n = 0;
	for (let r of e.companies) n += r.shares[t];
	return 9 - n;
}
function or(e, t) {
	e.discardPile.push(...t.attached), e.companies.splice(e.companies.indexOf(t), 1);
}
// games/boom/rules/vocabulary.ts
var { phase: G, call: sr, become: cr, done: K, goTo: q, next: J, stay: lr, no: Y, emit: X, game: ur } = gt();
// games/boom/rules/prices.ts
function dr(e, t, n, r) {
	if (W(e, t) < n) return 0;
	let i = Math.floor(r / n);
	return e.options.treasuries === "hidden" ? i : Math.min(i, pr(e, t, fr[n]));
}
var fr = [
	3,
	2,
	1
];
function pr(e, t, n) {
	let r = [];
	for (let n of e.seats) n !== t && W(e, n) > 0 && r.push(e.players[n].treasury.secret);
	return r.sort((e, t) => t - e), r[n - 1] ?? 0;
}
var mr = (e, t, n = e.players[t].treasury.secret) => dr(e, t, 1, n) >= 5 || dr(e, t, 2, n) >= 5;
function hr(e, t) {
	let n = [];
	for (let r = 2; r >= 1; r--) {
		let i = dr(e, t, r, e.players[t].treasury.secret);
		n.push({
			shares: { one: [r] },
			price: ct(5, i, {
				below: Y("BO-6.3", "priceTooLow", { floor: 5 }),
				above: gr(e, t, r, i)
			})
		});
	}
	return n;
}
function gr(e, t, n, r) {
	let i = W(e, t);
	return i < n ? Y("BO-R3", "noFreeCounter", {
		free: i,
		shares: n
	}) : r === Math.floor(e.players[t].treasury.secret / n) ? Y("BO-R15", "leadCannotPay", {
		shares: n,
		highest: r
	}) : Y("BO-R15", "nobodyCanFollow", { highest: r });
}
function _r(e, t) {
	let { secret: n } = e.players[t].treasury;
	for (let r = n; r >= 0; r--) if (mr(e, t, n - r)) return r;
	return -1;
}
var vr = (e, t, n) => e.players[t].treasury.secret >= n && W(e, t) >= 1, yr = (e, t, n) => Math.max(5, Math.ceil((n * rr(e, t) - t.cash) / 3)), br = (e, t) => V(e) && !H(e, t);
function xr(e, t) {
	return e.companies.length === 0 ? Y("BO-4.4", "noCompany", {}) : mr(e, t) ? null : Y("BO-R15", "noPrice", { treasury: e.players[t].treasury.secret });
}
var Sr = (e, t) => A(Z(e), (n) => {
	let r = B(e, n);
	return wr(e, t, r) ?? (br(r, t) ? Y("BO-7.2", "notAnInvestor", { company: n }) : null);
}), Cr = (e, t) => A(Z(e), (n) => {
	let r = B(e, n);
	return wr(e, t, r) ?? (br(r, t) ? null : Y("BO-7.2", "needsNoConsent", { company: n }));
});
function wr(e, t, n) {
	return e.options.coolingOff === "on" && V(n) && n.fundedIn === e.round ? Y("BO-R49", "coolingOff", { company: n.plan }) : e.options.quietPeriod === "on" && V(n) && n.lead !== t && U(n) >= e.limit ? Y("BO-R49", "quietPeriod", {
		company: n.plan,
		size: U(n),
		limit: e.limit
	}) : null;
}
var Z = (e) => e.companies.map((e) => e.plan), Tr = (e, t) => A(Z(e), (n) => Er(e, t, B(e, n)));
function Er(e, t, n) {
	let { plan: r, lead: i } = n;
	if (i === null) return Y("BO-8.2", "notFunded", { company: r });
	if (i !== t) return Y("BO-8.2", "notTheLead", {
		company: r,
		lead: i
	});
	let a = U(n);
	return a >= e.limit ? null : Y("BO-8.2", "tooFewCards", {
		company: r,
		size: a,
		limit: e.limit
	});
}
function Dr(e, t, n) {
	let r = B(e, n), i = Or(e, r, ie(e));
	for (let t of e.seats) e.players[t].treasury.secret += i.payouts[t];
	X(e, "wentPublic", {
		seat: t,
		...i
	});
	let { total: a, raised: o } = i;
	e.gone.push({
		plan: n,
		how: "public",
		round: e.round,
		total: a,
		raised: o,
		shares: tr(r)
	}), or(e, r);
}
function Or(e, t, n) {
	let r = U(t), i = ar(e, t) ? 2 : 0, a = ir(t), o = n + r + i + a, s = kr(o), c = Ar(e, s, tr(t)), l = Gn(e.seats, (e) => t.shares[e] * c);
	return {
		company: t.plan,
		die: n,
		size: r,
		hot: i,
		matches: a,
		total: o,
		raised: s,
		shareValue: c,
		payouts: l
	};
}
var kr = (e) => Un[Math.min(Math.max(e, 2), 16)], Ar = (e, t, n) => e.options.ipoRounding === "down" ? Math.floor(t / n) : Math.round(t / n);
// games/boom/rules/facts.ts
function jr(e) {
	return {
		companies: Object.fromEntries(e.companies.map((t) => [t.plan, Mr(e, t)])),
		trackBurn: Hn[e.limit],
		nextTrackBurn: e.limit === 1 ? null : Hn[e.limit - 1],
		crashOneIn: Nr(e)
	};
}
function Mr(e, t) {
	let n = rr(e, t), r = V(t);
	return {
		size: U(t),
		matches: ir(t),
		isHot: ar(e, t),
		shares: tr(t),
		cardBurn: nr(t),
		burn: n,
		runway: n === 0 ? null : Math.floor(t.cash / n),
		isDying: r && t.cash < n,
		isReady: r && U(t) >= e.limit,
		raises: [
			1,
			2,
			3,
			4,
			5,
			6
		].map((n) => Or(e, t, n).raised),
		prices: [
			1,
			2,
			3,
			4
		].map((n) => yr(e, t, n))
	};
}
function Nr(e) {
	let t = Ze(e, "events");
	return t.length === 0 ? 6 : t.includes("E6") ? t.length : null;
}
// games/boom/rules/invariants.ts
var Pr = {};
// games/boom/rules/money.ts
function Fr(e, t, n, r) {
	r !== 0 && (e.players[t].treasury.secret -= r, e.players[n].treasury.secret += r, X(e, "sweetened", {
		from: t,
		to: n,
		amount: r
	}));
}
var Ir = (e, t) => e.stack.reduce((e, n) => n.phase === "consent" && n.asker === t || n.phase === "offer" && n.lead === t ? e + n.sweetener : e, 0);
// games/boom/rules/phases/funding.ts
function Lr(e, t, n, r, i) {
	let a = B(e, n), o = qn(e.seats, t);
	return {
		company: n,
		lead: t,
		price: i,
		front: a.front,
		investors: o.filter((e) => H(a, e)),
		others: o.filter((e) => !H(a, e)),
		bought: Gn(e.seats, (e) => e === t ? r : 0),
		invited: null,
		sweetener: 0
	};
}
var Rr = G("funding", {
	buyIn(e, t) {
		let n = B(e, t.company);
		n.front = t.lead;
		let r = t.bought[t.lead];
		X(e, "roundOpened", {
			seat: t.lead,
			company: t.company,
			price: t.price,
			shares: r,
			isFirst: !V(n)
		});
		for (let n = 0; n < r; n++) zr(e, t, t.lead);
	},
	goOn(e, t) {
		t.invited = null, t.sweetener = 0;
		let [n, r] = Vr(t);
		return n === void 0 ? q(Q(t) >= 3 ? "closing" : "failing") : r !== void 0 || Ur(t) === null || e.options.sideDeals === "cash" ? J : (Br(e, t, n, 0), q("answer"));
	},
	invitations: {
		rule: "BO-6.5",
		ask: (e, t) => t.lead,
		idle: (e, t) => Ur(t) === null ? { type: "close" } : {
			type: "invite",
			guest: Vr(t)[0] ?? t.lead,
			sweetener: 0
		},
		actions: {
			invite: {
				offer(e, t, n) {
					let r = e.options.sideDeals === "cash" ? e.players[n].treasury.secret : 0, i = r > 0 ? Y("BO-R41", "sweetenerTooHigh", { most: r }) : Y("BO-R41", "talkOnly", {});
					return {
						guest: A(e.seats, (e) => Hr(t, e)),
						sweetener: ct(0, r, { above: i })
					};
				},
				take(e, t, n, { guest: r, sweetener: i }) {
					return Br(e, t, r, i), J;
				}
			},
			close: {
				offer: (e, t) => Ur(t) ?? {},
				take: () => q("closing")
			}
		}
	},
	answer: {
		call: "offer",
		with(e, t) {
			let { invited: n, company: r, price: i, lead: a, sweetener: o } = t;
			return n !== null && ((t) => e.options.treasuries === "hidden" ? W(e, t) > 0 : vr(e, t, i))(n) ? {
				asked: n,
				lead: a,
				company: r,
				price: i,
				sweetener: o
			} : null;
		},
		then(e, t, { bought: n }) {
			if (t.invited === null) throw Error("nobody was invited");
			return n ? (t.bought[t.invited] = 1, zr(e, t, t.invited), X(e, "bought", {
				seat: t.invited,
				company: t.company,
				price: t.price
			}), Fr(e, t.lead, t.invited, t.sweetener)) : X(e, "declined", {
				seat: t.invited,
				company: t.company,
				cannotPay: !1
			}), q("goOn");
		}
	},
	unableToPay(e, t) {
		return t.invited !== null && X(e, "declined", {
			seat: t.invited,
			company: t.company,
			cannotPay: !0
		}), q("goOn");
	},
	closing(e, t) {
		let n = B(e, t.company), r = n.lead;
		n.lead = t.lead, n.rounds += 1, n.fundedIn = e.round;
		let i = Q(t);
		return X(e, "roundClosed", {
			seat: t.lead,
			company: t.company,
			shares: i,
			raised: i * t.price,
			oldLead: r
		}), K();
	},
	failing(e, t) {
		let n = B(e, t.company);
		n.front = t.front;
		for (let r of e.seats) n.shares[r] -= t.bought[r], n.cash -= t.bought[r] * t.price, e.players[r].treasury.secret += t.bought[r] * t.price;
		return X(e, "roundFailed", {
			seat: t.lead,
			company: t.company,
			sold: Q(t)
		}), K();
	}
});
function zr(e, { company: t, price: n }, r) {
	let i = B(e, t);
	i.shares[r] += 1, i.cash += n, e.players[r].treasury.secret -= n;
}
function Br(e, t, n, r) {
	t.investors = t.investors.filter((e) => e !== n), t.others = t.others.filter((e) => e !== n), t.invited = n, t.sweetener = r, X(e, "invited", {
		seat: n,
		company: t.company,
		price: t.price,
		sweetener: r
	});
}
function Q(e) {
	let t = 0;
	for (let n of e.bought) t += n;
	return t;
}
var Vr = (e) => e.investors.length > 0 ? e.investors : e.others;
function Hr(e, t) {
	return Vr(e).includes(t) ? null : t === e.lead ? Y("BO-6.5", "asksItself", {}) : e.others.includes(t) ? Y("BO-R24", "investorsFirst", { unasked: e.investors }) : Y("BO-R17", "alreadyAsked", { seat: t });
}
function Ur(e) {
	let t = Q(e);
	return t < 3 ? Y("BO-6.9", "tooFewSold", {
		sold: t,
		needed: 3
	}) : e.investors.length > 0 ? Y("BO-7.5", "investorsFirst", { unasked: e.investors }) : null;
}
// games/boom/rules/phases/another-round.ts
var Wr = G("anotherRound", {
	consent: {
		call: "consent",
		with(e, t) {
			if (e.options.sideDeals === "cash") return null;
			let n = er(e, B(e, t.company));
			return {
				asker: t.seat,
				company: t.company,
				asked: n,
				sweetener: 0
			};
		},
		then(e, t, { granted: n }) {
			return n ? J : (X(e, "consentRefused", {
				seat: t.seat,
				company: t.company
			}), K());
		}
	},
	persuasion: {
		call: "persuasion",
		with(e, t) {
			return e.options.sideDeals === "cash" ? {
				asker: t.seat,
				company: t.company,
				unasked: er(e, B(e, t.company))
			} : null;
		},
		then: (e, t, { granted: n }) => n ? J : K()
	},
	terms: {
		rule: "BO-7.4",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "withdraw" }),
		actions: {
			setTerms: {
				offer: (e, t, n) => hr(e, n),
				take: (e, t, n, { shares: r, price: i }) => cr("funding", Lr(e, n, t.company, r, i))
			},
			withdraw: {
				offer: () => ({}),
				take(e, t, n) {
					return X(e, "withdrew", {
						seat: n,
						company: t.company
					}), K();
				}
			}
		}
	}
}), Gr = G("consent", { answers: {
	rule: "BO-7.2",
	ask: (e, t) => t.asked,
	idle: () => ({ type: "refuse" }),
	actions: {
		agree: {
			offer: () => ({}),
			take(e, t, n) {
				return X(e, "consentAnswered", {
					seat: n,
					company: t.company,
					agrees: !0
				}), Fr(e, t.asker, n, t.sweetener), K({ granted: !0 });
			}
		},
		refuse: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.splice(t.asked.indexOf(n), 1), X(e, "consentAnswered", {
					seat: n,
					company: t.company,
					agrees: !1
				}), t.asked.length > 0 ? lr : K({ granted: !1 });
			}
		}
	}
} }), Kr = G("offer", { answer: {
	rule: "BO-6.6",
	ask: (e, t) => t.asked,
	idle: () => ({ type: "decline" }),
	actions: {
		buy: {
			offer: (e, t, n) => vr(e, n, t.price) ? {} : Y("BO-R21", "cannotPay", {
				price: t.price,
				has: e.players[n].treasury.secret
			}),
			take: () => K({ bought: !0 })
		},
		decline: {
			offer: () => ({}),
			take: () => K({ bought: !1 })
		}
	}
} }), qr = G("persuasion", {
	requests: {
		rule: "BO-R41",
		ask: (e, t) => t.unasked.length > 0 ? t.asker : null,
		idle: () => ({ type: "withdraw" }),
		actions: {
			request: {
				offer(e, t, n) {
					let r = _r(e, n);
					return {
						investor: A(t.unasked),
						sweetener: ct(0, r, { above: Y("BO-R41", "sweetenerTooHigh", { most: r }) })
					};
				},
				take(e, t, n, { investor: r, sweetener: i }) {
					return t.unasked.splice(t.unasked.indexOf(r), 1), X(e, "consentRequested", {
						seat: n,
						company: t.company,
						investor: r,
						sweetener: i
					}), sr("consent", {
						asker: n,
						company: t.company,
						asked: [r],
						sweetener: i
					});
				}
			},
			withdraw: {
				offer: () => ({}),
				take(e, t, n) {
					return X(e, "withdrew", {
						seat: n,
						company: t.company
					}), K({ granted: !1 });
				}
			}
		},
		after: { consent: (e, t, { granted: n }) => n ? K({ granted: !0 }) : lr }
	},
	refusedByAll(e, t) {
		return X(e, "consentRefused", {
			seat: t.asker,
			company: t.company
		}), K({ granted: !1 });
	}
});
// games/boom/rules/burn.ts
function Jr(e) {
	for (let t of e.companies.filter(V)) {
		let n = rr(e, t);
		t.cash >= n ? (t.cash -= n, X(e, "burned", {
			company: t.plan,
			burn: n,
			left: t.cash
		})) : (X(e, "wentBust", {
			company: t.plan,
			burn: n,
			cash: t.cash
		}), e.gone.push({
			plan: t.plan,
			how: "bust",
			round: e.round
		}), or(e, t));
	}
}
// games/boom/rules/decks.ts
var Yr = (e) => e.playDeck.secret.length + e.discardPile.length > 0;
function Xr(e, t) {
	e.playDeck.secret.length === 0 && e.discardPile.length > 0 && (X(e, "cardsReshuffled", { cards: e.discardPile.length }), ve(e, e.playDeck, e.discardPile), e.discardPile = []);
	let n = pe(e.playDeck, e.players[t].hand, t);
	n !== null && X(e, "drew", {
		seat: t,
		card: le(t, n)
	});
}
function Zr(e) {
	e.limit !== 1 && (--e.limit, X(e, "limitFell", {
		to: e.limit,
		trackBurn: Hn[e.limit]
	}));
}
// games/boom/rules/ending.ts
function Qr(e) {
	X(e, "crashed", { companies: e.companies.map((e) => e.plan) });
	for (let t of e.companies) t.cash = 0;
	ei(e);
}
function $r(e) {
	e.gone.length < $n.length || (X(e, "noPlansLeft", {}), ei(e));
}
function ei(e) {
	let t = e.seats.map((t) => e.players[t].treasury.secret), n = Math.max(...t);
	e.outcome = {
		winners: e.seats.filter((e) => t[e] === n),
		scores: t
	};
	for (let t of e.seats) e.players[t].treasury.seen = 511;
}
// games/boom/rules/phases/round.ts
var ti = G("round", {
	drawOrder(e) {
		e.round += 1, e.order = b(e, [...e.seats]), e.spent = [], X(e, "orderDrawn", {
			round: e.round,
			order: [...e.order]
		});
	},
	reshuffleEvents(e) {
		e.activeEvent !== null && e.usedEvents.push(e.activeEvent), e.activeEvent = null, !(e.eventDeck.secret.length > 0) && (ve(e, e.eventDeck, [...e.usedEvents, "E6"]), e.usedEvents = [], X(e, "eventsReshuffled", {}));
	},
	flipEvent(e) {
		let t = fe(e.eventDeck);
		if (t === null) throw Error("there is always an Event to flip");
		e.activeEvent = t, X(e, "eventFlipped", { event: t }), t === "E6" ? Qr(e) : Jn[t].lowersLimit && Zr(e);
	},
	takeTurns: {
		call: "turn",
		with(e) {
			let t = e.order[e.spent.length];
			return t === void 0 ? null : { seat: t };
		},
		then: () => q("takeTurns")
	},
	burn(e) {
		return Jr(e), $r(e), q("drawOrder");
	}
}), ni = [
	"D01",
	"D02",
	"D03",
	"D04",
	"D05",
	"D06",
	"D07",
	"D08",
	"D09",
	"D10",
	"D11",
	"D12"
], ri = [
	...$n,
	...Zn,
	...ni
], ii = (e) => e in z, ai = (e) => e in Xn, oi = (e) => !ii(e) && !ai(e);
// games/boom/rules/cards.ts
function si(e, t, n) {
	e.companies.push({
		plan: n,
		attached: [],
		front: t,
		lead: null,
		shares: Gn(e.seats, () => 0),
		cash: 0,
		rounds: 0,
		fundedIn: 0
	}), X(e, "launched", {
		seat: t,
		company: n
	});
}
function ci(e, t, n, r) {
	r.attached.push(n), X(e, "attached", {
		seat: t,
		card: n,
		company: r.plan
	});
}
// games/boom/rules/discards.ts
var li = [{
	target: [null],
	company: [null]
}], ui = {
	targets: () => li,
	carryOut(e, t) {
		e.limit > 1 ? Zr(e) : _i(e, t, 5);
	}
}, di = {
	D01: ui,
	D02: ui,
	D03: ui,
	D04: {
		targets(e) {
			return e.companies.length < 2 ? Y("BO-R42", "noTarget", { card: "D04" }) : fi("D04", hi(e, mi), (t) => Z(e).filter((n) => !B(e, n).attached.includes(t)));
		},
		carryOut(e, t, n) {
			let r = $(n.target), i = B(e, $(n.company)), a = gi(e, r);
			i.attached.push(r), X(e, "poached", {
				card: r,
				from: a,
				to: i.plan
			});
		}
	},
	D05: {
		targets: (e) => fi("D05", hi(e, (e) => !mi(e)), () => [null]),
		carryOut(e, t, n) {
			let r = $(n.target), i = gi(e, r);
			e.discardPile.push(r), X(e, "removed", {
				card: r,
				company: i
			});
		}
	},
	D06: {
		targets: (e) => pi("D06", e.companies.filter((e) => V(e) && e.cash >= 1)),
		carryOut(e, t, n) {
			let r = B(e, $(n.company)), i = Math.min(10, r.cash);
			r.cash -= i, X(e, "partied", {
				company: r.plan,
				amount: i
			});
		}
	},
	D07: {
		targets: (e) => pi("D07", e.companies.filter(V)),
		carryOut(e, t, n) {
			let r = B(e, $(n.company));
			r.cash += 15, X(e, "lent", {
				company: r.plan,
				amount: 15
			});
		}
	},
	D08: {
		targets: () => li,
		carryOut: (e, t) => _i(e, t, 15)
	},
	D09: {
		targets: (e) => Yr(e) ? li : Y("BO-R42", "noCardsToDraw", {}),
		carryOut(e, t) {
			for (let n = 0; n < 2; n++) Xr(e, t);
		}
	},
	D10: {
		targets: () => li,
		carryOut(e, t) {
			let n = _e(e.eventDeck, t);
			n !== null && X(e, "peeked", {
				seat: t,
				event: le(t, n)
			}), Xr(e, t);
		}
	},
	D11: {
		targets: (e) => fi("D11", e.discardPile.filter(ai), () => Z(e)),
		carryOut(e, t, n) {
			let r = $(n.target), i = B(e, $(n.company));
			e.discardPile.splice(e.discardPile.indexOf(r), 1), i.attached.push(r), X(e, "attached", {
				seat: t,
				card: r,
				company: i.plan
			});
		}
	},
	D12: {
		targets: (e, t) => pi("D12", e.companies.filter((e) => V(e) && e.lead !== t && H(e, t))),
		carryOut(e, t, n) {
			let r = B(e, $(n.company)), i = r.lead;
			r.lead = t, r.front = t, i !== null && X(e, "leadSeized", {
				seat: t,
				company: r.plan,
				from: i
			});
		}
	}
};
function fi(e, t, n) {
	let r = t.map((e) => ({
		target: [e],
		company: n(e)
	})).filter((e) => e.company.length > 0);
	return r.length > 0 ? r : Y("BO-R42", "noTarget", { card: e });
}
var pi = (e, t) => t.length > 0 ? [{
	target: [null],
	company: t.map((e) => e.plan)
}] : Y("BO-R42", "noTarget", { card: e }), mi = (e) => Qn[e] !== null, hi = (e, t) => e.companies.flatMap((e) => e.attached.filter(t));
function gi(e, t) {
	let n = e.companies.find((e) => e.attached.includes(t));
	if (n === void 0) throw Error(`${t} is attached to no company`);
	return n.attached.splice(n.attached.indexOf(t), 1), n.plan;
}
function _i(e, t, n) {
	e.players[t].treasury.secret += n, X(e, "received", {
		seat: t,
		amount: n
	});
}
function $(e) {
	if (e === null) throw Error("a Discard was played without its target");
	return e;
}
// games/boom/rules/phases/turn.ts
var vi = G("turn", {
	draw(e, t) {
		X(e, "turnBegan", { seat: t.seat }), Xr(e, t.seat);
	},
	cardStep: {
		rule: "BO-4.3",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "skipCard" }),
		actions: {
			launch: {
				offer(e, t, n) {
					let r = e.players[n].hand.secret.filter(ii);
					return r.length > 0 ? { plan: A(r) } : Y("BO-5.2", "noSuchCard", {});
				},
				take(e, t, n, { plan: r }) {
					return me(e.players[n].hand, r), si(e, n, r), J;
				}
			},
			attach: {
				offer(e, t, n) {
					let r = e.players[n].hand.secret.filter(ai);
					return r.length === 0 ? Y("BO-5.5", "noSuchCard", {}) : e.companies.length > 0 ? {
						card: A(r),
						company: A(Z(e))
					} : Y("BO-R42", "noCompany", {});
				},
				take(e, t, n, { card: r, company: i }) {
					return me(e.players[n].hand, r), ci(e, n, r, B(e, i)), J;
				}
			},
			playDiscard: {
				offer(e, t, n) {
					let r = [];
					for (let t of e.players[n].hand.secret) {
						if (!oi(t)) continue;
						let i = di[t].targets(e, n);
						if ("refused" in i) {
							let e = A([t], () => i);
							r.push({
								card: e,
								target: A([null]),
								company: A([null])
							});
						} else for (let { target: e, company: n } of i) r.push({
							card: A([t]),
							target: A(e),
							company: A(n)
						});
					}
					return r.length > 0 ? r : Y("BO-5.11", "noSuchCard", {});
				},
				take(e, t, n, { card: r, target: i, company: a }) {
					return me(e.players[n].hand, r), X(e, "playedDiscard", {
						seat: n,
						card: r
					}), di[r].carryOut(e, n, {
						target: i,
						company: a
					}), e.discardPile.push(r), J;
				}
			},
			skipCard: {
				offer: () => ({}),
				take(e, t, n) {
					return X(e, "playedNothing", { seat: n }), J;
				}
			}
		}
	},
	financeStep: {
		rule: "BO-4.4",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "pass" }),
		actions: {
			lead: {
				offer(e, t, n) {
					let r = xr(e, n);
					if (r !== null) return r;
					let i = Sr(e, n);
					return hr(e, n).map((e) => ({
						company: i,
						...e
					}));
				},
				take: (e, t, n, { company: r, shares: i, price: a }) => sr("funding", Lr(e, n, r, i, a))
			},
			askConsent: {
				offer(e, t, n) {
					let r = xr(e, n);
					if (r !== null) return r;
					let i = Cr(e, n), a = Math.max(...hr(e, n).map(({ price: e }) => "max" in e ? e.max : 0));
					return [{
						company: i,
						price: A([null])
					}, {
						company: i,
						price: ct(5, a)
					}];
				},
				take(e, t, n, { company: r, price: i }) {
					return X(e, "consentAsked", {
						seat: n,
						company: r,
						price: i
					}), sr("anotherRound", {
						seat: n,
						company: r
					});
				}
			},
			takePublic: {
				offer: (e, t, n) => e.companies.length > 0 ? { company: Tr(e, n) } : Y("BO-4.4", "noCompany", {}),
				take(e, t, n, { company: r }) {
					return Dr(e, n, r), $r(e), J;
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return X(e, "passed", { seat: n }), J;
				}
			}
		},
		after: {
			funding: () => J,
			anotherRound: () => J
		}
	},
	returnCounter(e, t) {
		e.spent.push(t.seat), X(e, "counterReturned", { seat: t.seat });
	}
});
// games/boom/rules/setup.ts
function yi(e, t) {
	let n = bi(e, t), r = b(e, [...ri]);
	return {
		round: 0,
		limit: 6,
		order: [],
		spent: [],
		players: Gn(e.seats, (t) => ({
			firm: n[t],
			treasury: {
				seen: e.options.treasuries === "open" ? 511 : x(t),
				secret: 100
			},
			hand: de("play", t, r.splice(0, 3))
		})),
		companies: [],
		playDeck: ue("play", r),
		discardPile: [],
		eventDeck: ue("events", b(e, [...Yn])),
		usedEvents: [],
		activeEvent: null,
		gone: []
	};
}
function bi(e, t) {
	let n = b(e, Wn.filter((e) => !t.includes(e)));
	return e.seats.map((e) => Wn.find((n) => n === t[e]) ?? n.pop());
}
// games/boom/index.ts
var xi = /* @__PURE__ */ t({ boom: () => Si }), Si = ur({
	id: "boom",
	version: 1,
	speaks: 1,
	seats: {
		min: 3,
		max: 5
	},
	picks: Wn,
	options: {
		ipoRounding: ["nearest", "down"],
		treasuries: ["open", "hidden"],
		stockSet: ["unlimited", "ten"],
		coolingOff: ["off", "on"],
		quietPeriod: ["off", "on"],
		sideDeals: ["talkOnly", "cash"]
	},
	presets: {
		asPrinted: {},
		civilised: {
			coolingOff: "on",
			quietPeriod: "on"
		}
	},
	setup: yi,
	opening: () => sr("round", {}),
	phases: {
		round: ti,
		turn: vi,
		anotherRound: Wr,
		consent: Gr,
		persuasion: qr,
		funding: Rr,
		offer: Kr
	},
	anytime: {},
	governs: {
		launch: "BO-4.3",
		attach: "BO-R53",
		playDiscard: "BO-4.3",
		skipCard: "BO-4.3",
		lead: "BO-4.4",
		askConsent: "BO-7.2",
		takePublic: "BO-8.1",
		pass: "BO-4.4",
		agree: "BO-7.2",
		refuse: "BO-7.2",
		request: "BO-R41",
		setTerms: "BO-7.4",
		withdraw: "BO-R26",
		invite: "BO-6.5",
		close: "BO-6.9",
		buy: "BO-6.6",
		decline: "BO-6.6"
	},
	facts: jr,
	invariants: Pr,
	secrets: { "players.*.treasury": (e, [t], n) => Ir(e, t) + n(200) }
}), Ci = Bn(Object.values(xi).find((e) => e?.id === "boom"));
export { Ci as default };
