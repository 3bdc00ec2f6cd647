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
		let p = s(c, 6) ^ s(c, 11) ^ s(c, 25), m = f + p + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, ee = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + m | 0, a = i, i = r, r = n, n = m + ee | 0;
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
function ee(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	p = e;
}
// kernel/chacha.ts
function te(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	ne.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), h.set(ne);
	for (let e = 0; e < 10; e++) g(0, 4, 8, 12), g(1, 5, 9, 13), g(2, 6, 10, 14), g(3, 7, 11, 15), g(0, 5, 10, 15), g(1, 6, 11, 12), g(2, 7, 8, 13), g(3, 4, 9, 14);
	return h.map((e, t) => e + ne[t]);
}
var ne = Uint32Array.from([
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
]), h = /* @__PURE__ */ new Uint32Array(16);
function g(e, t, n, r) {
	re(e, t, r, 16), re(n, r, t, 12), re(e, t, r, 8), re(n, r, t, 7);
}
function re(e, t, n, r) {
	let i = h[e] + h[t] | 0, a = h[n] ^ i;
	h[e] = i, h[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var ie = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, ae = (e) => ({
	key: e,
	drawn: 0
});
function oe(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = te(se(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function _(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = oe(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var se = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), ce = 8, v = (e) => 1 << (e ?? ce), le = 16, y = (e) => e & 511 & ~(e >> le), ue = (e, t) => (e | v(t)) & ~(v(t) << le), de = (e, t) => ({
	seen: v(e),
	secret: t
}), fe = (e) => ({
	seen: 511,
	secret: e
}), pe = (e, t, n) => ({
	seen: v(e) | v(t),
	secret: n
}), me = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), he = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => v(t)),
	secret: n
});
function ge(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function _e(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(ue(r, n)), t.secret.push(i), i);
}
function ve(e, t) {
	e.secret.unshift(...t), e.seen.unshift(...t.map(() => 0));
}
function ye(e) {
	e.seen.length > 0 && (e.seen[e.seen.length - 1] = 511);
}
function be(e) {
	e.secret = [], e.seen = [];
}
function xe(e, t, n) {
	t.secret = _(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var Se = [], Ce = (e) => we(e, "events") ?? Se;
function we(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = Te(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = Te(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function Te(e, t) {
	if ("secret" in t) {
		if (Ae(t)) return {
			at: e,
			is: "pile",
			inner: null
		};
		if (je(t)) return {
			at: e,
			is: "secret",
			inner: ke(t.secret) ? we(t.secret) : null
		};
	}
	let n = we(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function Ee(e, t = Ce(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? Se) {
			let t = Oe(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function De(e, t = Ce(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? Se) {
			let t = Oe(e, o);
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
var Oe = (e, t) => e[t], ke = (e) => typeof e == "object" && !!e, Ae = (e) => "pile" in e && "pool" in e, je = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", b = (e) => ({
	g: e,
	spots: Ce(e),
	bare: null,
	asData: null,
	lying: null,
	facts: null
});
function Me(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? Me(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
function Ne() {
	let e = /* @__PURE__ */ new Map(), t = {
		secret({ seen: e, secret: n }, r, i) {
			if ((e & i) === 0) return {
				seen: y(e),
				secret: null
			};
			let a = ke(n) ? Me(n, r, i, t) : n;
			return {
				seen: y(e) | i,
				secret: a
			};
		},
		pile(t, n) {
			if (Pe(t, n)) return Ie(t, n);
			let r = e.get(t);
			return r === void 0 && e.set(t, r = Fe(t)), r;
		}
	};
	return t;
}
function Pe({ seen: e }, t) {
	for (let n = 0; n < e.length; n++) if ((e[n] & t) !== 0) return !0;
	return !1;
}
function Fe({ pile: e, owner: t, pool: n, seen: r }) {
	let i = r.map(y);
	return e === "hand" && i.sort((e, t) => e - t), {
		pile: e,
		owner: t,
		pool: n,
		seen: i,
		secret: r.map(() => null)
	};
}
function Ie({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
	let o = (e) => (r[e] & a) !== 0, s = e === "hand" && a !== v(t), c = s ? Re(r, i, o) : null, l = s ? Le(r, a) : null, [u, d] = [[], []];
	for (let e = 0; e < i.length; e++) {
		let t = c === null ? e : c[e], n = l === null || (Be(r, t) & a) !== 0 ? Be(r, t) : l;
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
function Le(e, t) {
	let n = 511, r = !1;
	for (let i of e) (y(i) & t) === 0 && (n &= y(i), (i & t) !== 0 && (r = !0));
	return r ? n : null;
}
var Re = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? ze(t[r], t[i]) : Be(e, r) - Be(e, i) : n(r) ? -1 : 1), ze = (e = "", t = "") => e < t ? -1 : +(e > t), Be = (e, t) => y(e[t]), Ve = (e, t) => He(b(e), t);
function He(e, t) {
	let n = v(t);
	if (e.bare === null) {
		let { chance: t, events: n, ...r } = e.g;
		e.bare = {
			...r,
			viewer: null,
			unseen: {}
		};
	}
	e.asData ??= Ne();
	let r = Me(e.bare, e.spots, n, e.asData);
	return r.viewer = t, r.unseen = Ye(e, n), r;
}
function Ue(e, t) {
	let n = { value: e };
	return Me(n, we(n), v(t), We).value;
}
var We = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : ke(t) ? Me(t, n, r, We) : t }),
	pile: (e, t) => Pe(e, t) ? Ie(e, t) : Fe(e)
};
function Ge(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let n of Ee(e.g, e.spots)) {
		let e = t[n.pool] ??= {
			piles: [],
			known: 0
		};
		e.piles.push(n);
		for (let t = 0; t < n.seen.length; t++) e.known |= n.seen[t];
	}
	e.lying = {};
	for (let n in t) e.lying[n] = Ke(t[n]?.piles ?? [], t[n]?.known ?? 0);
	return e.lying;
}
function Ke(e, t) {
	if (t === 0) {
		let n = e.flatMap(({ secret: e }) => e);
		return {
			cards: typeof n[0] == "string" ? n.sort() : n.sort(ze),
			seen: [],
			known: t
		};
	}
	let n = [];
	for (let { seen: t, secret: r } of e) for (let e = 0; e < r.length; e++) n.push({
		card: r[e],
		seen: t[e]
	});
	return n.sort(qe), {
		cards: n.map(({ card: e }) => e),
		seen: n.map(({ seen: e }) => e),
		known: t
	};
}
var qe = (e, t) => ze(e.card, t.card), Je = (e, t) => Ye(b(e), v(t));
function Ye(e, t) {
	let n = {}, r = Ge(e);
	for (let e in r) {
		let { cards: i, seen: a, known: o } = r[e];
		n[e] = (o & t) === 0 ? i : i.filter((e, n) => (a[n] & t) === 0);
	}
	return n;
}
var Xe = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Ze = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Xe("a secret");
	}
}, Qe = (e) => !(e instanceof Ze), $e = {
	enumerable: !0,
	get() {
		throw new Xe("a card");
	}
}, et = [];
function tt(e) {
	let t = et[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, $e);
	return et[e] = Object.freeze(n), n;
}
var nt = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Ze(y(e.seen)) : ke(e.secret) && t !== null ? {
		seen: e.seen,
		secret: Me(e.secret, t, n, nt)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: tt(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, $e);
		return {
			...e,
			secret: r
		};
	}
};
function rt(e, t) {
	let n = Me(e.g, e.spots, v(t), nt);
	return n.events = null, it.set(n, {
		position: e,
		viewer: t
	}), n;
}
var it = /* @__PURE__ */ new WeakMap(), at = (e, t, n) => ot(e, b(t), n);
function ot(e, t, n) {
	return t.facts ??= e.facts(rt(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(rt(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function st(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => st(gt(e, n), gt(t, n)));
}
var ct = (e, t) => e.some((e) => st(e, t));
function lt(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return ct(e.one, t) ? null : dt(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return ut(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = dt(e.not, o);
			if (s !== null) return s;
			if (!ct(r, o) || ct(t.slice(0, a), o)) return i("notOffered", { field: n });
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
function ut(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = lt(e[i], gt(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var dt = (e, t) => e?.find((e) => st(e.value, t))?.because ?? null;
function ft(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = gt(t, o), c = lt(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function pt(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!mt.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var mt = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function ht(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, ht(n, gt(t, e))])) : t.map((t) => n(e.some.find((e) => st(e, t)))) : n(e.one.find((e) => st(e, t)));
}
function gt(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function x(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = _t(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function S(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function _t(e, t) {
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
function vt(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (vt(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function yt(e, t, n) {
	return bt({
		seat: t,
		type: e.type
	}, e.fields, n);
}
function bt(e, t, n) {
	for (let r in t) e[r] = xt(t[r], n);
	return e;
}
function xt(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return bt({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var St = { to: "stay" }, Ct = { to: "next" };
function wt(e) {
	return {
		to: "done",
		result: e
	};
}
function Tt() {
	return {
		stay: St,
		next: Ct,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: wt,
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
function Et(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: Dt(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, Ot(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(Qt(e, i, a)), Yt(e, r), r;
}
function Dt(e, t) {
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
function Ot(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function kt(e, t) {
	let n = C(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = w(e, n);
	return {
		seats: $t(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function At(e, t) {
	let n = kt(e, t), r = C(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || w(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !Kt(n) && !qt(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function jt(e, t, n) {
	let r = [];
	return Ut(e, t, n, r, null), r;
}
function Mt(e, t, n) {
	let r = [], i = [];
	return Ut(e, t, n, r, i), {
		offers: r,
		refused: i
	};
}
function Nt(e, t, n, r, i = jt(e, t, n)) {
	let a = i;
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i], s = Ht(e, t, o.type) ? Vt(e, t, n, o.type) : null;
		for (let e = 0; e < 20; e++) {
			let e = yt(o, n, r);
			if ((s?.check?.(t, C(t), n, e) ?? null) === null) return e;
		}
		a = a.filter((e) => e !== o);
	}
	return null;
}
function Pt(e, t, n) {
	let r = C(t);
	return {
		seat: n,
		...w(e, r).idle(t, r, n)
	};
}
function Ft(e, t, n) {
	let r = C(t), i = Vt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	Xt(e, t, r, i.take(t, r, n.seat, n)), Yt(e, t);
}
function It(e, t, n) {
	let r = C(t);
	if (r === void 0 || t.outcome !== null) return !1;
	let i = w(e, r), a = i.ask(t, r), o = typeof a == "number" ? a : a?.[n(a.length)], s = Bt(i.actions), c = i.sealed?.(t, r) ? Rt : Bt(e.anytime), l = s.length + c.length, u = n(l);
	for (let i = 0; i < l; i++) {
		let a = (u + i) % l, { type: d, rule: f } = a < s.length ? s[a] : c[a - s.length], p = Lt(t, r, o, d, f, n);
		if (p !== null) return Xt(e, t, r, f.take(t, r, o, p)), Yt(e, t), !0;
	}
	throw Error(`seat ${o} has no answer to ${r.phase}.${r.step}`);
}
function Lt(e, t, n, r, i, a) {
	let o = i.offer(e, t, n), s = Array.isArray(o) ? o : Kt(o) ? [] : [o], c = a(Math.max(1, s.length));
	for (let o = 0; o < s.length; o++) {
		let l = s[(c + o) % s.length];
		if (qt(l)) continue;
		let u = {
			type: r,
			fields: l
		};
		for (let r = 0; r < (i.check === void 0 ? 1 : 20); r++) {
			let r = yt(u, n, a);
			if ((i.check?.(e, t, n, r) ?? null) === null) return r;
		}
	}
	return null;
}
var Rt = [], zt = /* @__PURE__ */ new WeakMap();
function Bt(e) {
	let t = zt.get(e);
	if (t !== void 0) return t;
	let n = Object.entries(e).map(([e, t]) => ({
		type: e,
		rule: t
	}));
	return zt.set(e, n), n;
}
function Vt(e, t, n, r) {
	let i = C(t), a = w(e, i), o = a.actions[r];
	if (o !== void 0 && tn(a.ask(t, i), n)) return o;
	let s = e.anytime[r];
	return s !== void 0 && !a.sealed?.(t, i) ? s : null;
}
function Ht(e, t, n) {
	return w(e, C(t)).actions[n]?.check !== void 0 || e.anytime[n]?.check !== void 0;
}
function Ut(e, t, n, r, i) {
	let a = C(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = w(e, a);
	tn(o.ask(t, a), n) && Wt(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || Wt(e, e.anytime, t, a, n, r, i);
}
function Wt({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = a.length;
			for (let e of l) qt(e) || a.push(Gt(s, c, e));
			a.length === t && o?.push({
				type: s,
				because: Jt(l, e[s] ?? null)
			});
		} else Kt(l) ? o?.push({
			type: s,
			because: l
		}) : qt(l) ? o?.push({
			type: s,
			because: Jt([l], e[s] ?? null)
		}) : a.push(Gt(s, c, l));
	}
}
var Gt = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, Kt = (e) => "refused" in e;
function qt(e) {
	for (let t in e) if (vt(e[t])) return !0;
	return !1;
}
function Jt(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => vt(e)));
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
function Yt(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = C(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = w(e, n);
		if (typeof r == "function") Xt(e, t, n, r(t, n) ?? Ct);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? Xt(e, t, n, Ct) : t.stack.push(Qt(e, r.call, i));
		} else if (en(r.ask(t, n))) Xt(e, t, n, Ct);
		else return;
	}
	throw Error(`runaway rules at ${C(t)?.phase}.${C(t)?.step}`);
}
function Xt(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(Qt(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = Qt(e, r.phase, r.locals);
			return;
		case "done": return Zt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return Zt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function Zt(e, t, n, r) {
	t.stack.pop();
	let i = C(t);
	if (i === void 0) return;
	let a = w(e, i);
	typeof a != "function" && Xt(e, t, i, "call" in a ? a.then?.(t, i, r) ?? Ct : a.after?.[n.phase]?.(t, i, r) ?? St);
}
var Qt = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), C = (e) => e.stack[e.stack.length - 1], w = (e, t) => e.phases[t.phase]?.steps[t.step], $t = (e) => e === null ? [] : typeof e == "number" ? [e] : e, en = (e) => e === null || typeof e != "number" && e.length === 0, tn = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function nn(e, t, n) {
	let r = an(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return T("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = kt(e, t);
	if (s === null) return T("over", o, {});
	let c = Vt(e, t, i, a);
	if (c === null) return on(e, t, a, o, s.seats);
	let l = c.offer(t, C(t), i);
	return Kt(l) ? { refusal: l } : sn(t, r, c, Array.isArray(l) ? l : [l], o);
}
function rn(e, t, n, r) {
	let i = nn(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function T(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function an(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return T("malformed", null, { expected: "object" });
	let n = gt(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return T("malformed", null, { expected: "seat" });
	let r = gt(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : T("malformed", null, { expected: "type" });
}
function on(e, t, n, r, i) {
	let a = C(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? T("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? T("sealed", r, { type: n }) : T("notNow", r, {
		type: n,
		asked: i
	});
}
function sn(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = ft(c, r, o);
		if (a.reason === null) {
			let o = ht({ parts: c }, r), s = i.check?.(e, C(e), t, {
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
	return { refusal: pt(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function cn(e, t, n, r) {
	return ln(t.g.chance, n.g.chance) ? un(t, n, r) ? "secret" : kt(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var ln = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function un(e, t, n) {
	let r = v(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = Oe(e, o), l = typeof t == "object" && t ? Oe(t, o) : void 0;
			if (s === "pile") i ||= !dn(n, l);
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
	return a(e.g, t.g, e.spots) || i && fn(e, t, r);
}
function dn(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function fn(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = v(r) | n, a = Ye(t, i);
		for (let [t, n] of Object.entries(Ye(e, i))) if (!pn(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function pn(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function E(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(E).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${E(t[e])}`).join(",")}}`;
}
var mn = (e) => m(E(e)), hn = (e) => m(`parlour commitment ${e}`), gn = (e) => m(`parlour entropy ${e}`), _n = (e, t) => m(`parlour dice ${E({
	seed: e,
	entropy: t
})}`);
function vn({ commitment: e, promises: t, entropy: n }, r) {
	if (hn(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : gn(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var yn = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function bn({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var xn = (e) => mn(e).slice(0, Cn), Sn = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, Cn), Cn = 24, wn = 32;
function Tn(e, t, n = wn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = Et(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ae(_n(o, a.entropy))
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
	}, u = Vn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: xn(l),
		position: b(s),
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
function En(e) {
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
function Dn(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = b(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: wn,
		opening: [],
		...s
	};
}
function On(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = nn(a, o.g, t);
	if (r !== e.version && !("action" in s && Ln(e, s.action.seat, r))) return Un({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return Un(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], Ft(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = b(u), m = cn(a, o, p, c), ee = Vn(u), te = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: Hn(o.g)
	}], ne = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return Rn(e, p, ee, f, d, {
		...Fn(e, te, ee),
		standing: e.standing + 1,
		free: ne,
		barrier: m ?? "nothing"
	});
}
var kn = (e, t) => On(e, Pt(e.game, e.position.g, t), { by: "clock" });
function An(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !In(e, t, r)) return Un({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new jn();
	let o = Pn(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return Rn(e, b(o), Vn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var jn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function Mn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ae(_n(r, t.entropy));
	let o = i.reduce((e, t) => e | v(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of Ee(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = _(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => oe(a, e));
	let c = Vn(a);
	return Rn({
		...e,
		seeds: [...e.seeds, r]
	}, b(a), c, {
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
function Nn(e, t, n = []) {
	if ("do" in t) return On(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return An(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return Mn(e, t.dice, r, t.eyes);
}
function Pn(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), Ft(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function Fn(e, t, n) {
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
function In({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function Ln(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = b(Pn(e, a.length - o)), [l, u] = [C(c.g), C(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([Mt(r, e.g, t), ot(r, e, t)]);
	return f(c) === f(i);
}
function Rn(e, t, n, r, i, a) {
	let o = Sn(e.link, r, n);
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
		line: zn(e, r),
		events: i
	};
}
function zn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = Bn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function Bn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function Vn(e) {
	let { events: t } = e;
	Object.assign(e, { events: void 0 });
	let n = JSON.stringify(e);
	return e.events = t, n;
}
var Hn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Un = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Wn(e) {
	let t = n(e);
	return Gn(t), t;
}
function Gn(e) {
	if (ke(e)) {
		Ae(e) ? e.seen = e.seen.map(() => 511) : je(e) && (e.seen = 511);
		for (let t of Object.values(e)) Gn(t);
	}
}
// kernel/redeal.ts
function Kn(e, t, r) {
	let i = { chance: ie(r) }, a = (e) => oe(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = ie(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = _(i, [...s[e] ?? []]);
	let d = Ce(l);
	for (let { pool: e, secret: t } of Ee(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, v(o), a), qn(e, l, d, ({ secret: e }) => e === null, a), l;
}
function qn(e, t, n, r, i) {
	if (Jn(t, n, r)) for (let { kind: a, indexes: o, secret: s } of De(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function Jn(e, t, n) {
	for (let { at: r, is: i, inner: a } of t) {
		if (i === "pile") continue;
		let t = Oe(e, r);
		if (i === "secret" && n(t) || a !== null && Jn(i === "secret" ? t.secret : t, a, n)) return !0;
	}
	return !1;
}
function Yn(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = Kn(e, t, 1), o = a.chance, s = JSON.stringify(Je(a, i)), c = n(a);
	return Ft(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(Je(c, i)) !== s ? null : {
		view: Ve(c, i),
		facts: at(e, c, i)
	};
}
// kernel/verify.ts
function Xn(e, t) {
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
		let r = vn(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = Tn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (E(o.head) !== E(bn(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && yn(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = Nn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !Zn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (E(a.entry) !== E(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function Zn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = Pt(e, t.g, n.seat);
	return E(i) === E(n.do);
}
// kernel/bundle.ts
function Qn(e) {
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
		checks: $n(e),
		optionsFor: (t) => Dt(e, t),
		digestWith: ee,
		begin: (t, n) => Tn(e, t, n),
		snapshot: En,
		resume: (t, n, r) => Dn(e, t, n, r),
		verify: (t) => Xn(e, t),
		act: On,
		actForClock: kn,
		undo: An,
		redice: Mn,
		repeat: Nn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: At(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => He(e, t),
		facts: ({ position: t }, n) => ot(e, t, n),
		menu: ({ position: t }, n) => Mt(e, t.g, n),
		why: ({ position: t }, n, r) => rn(e, t.g, n, r),
		preview: ({ position: t }, n, r) => rn(e, t.g, n, r) === null ? Yn(e, He(t, n), r) : null,
		show: Ue,
		laidOpen: (e) => ({
			...e,
			position: b(Wn(e.position.g))
		}),
		newsLaidOpen: Wn,
		search: {
			start: (t) => Et(e, t),
			clone: n,
			redeal: (t, n) => Kn(e, t, n),
			view: (e, t) => He(b(e), t),
			waiting: (t) => kt(e, t),
			offers: (t, n) => jt(e, t, n),
			sample: (t, n, r, i) => Nt(e, t, n, r, i),
			perform: (t, n) => Ft(e, t, n),
			playRandomly: (t, n) => It(e, t, n),
			idle: (t, n) => Pt(e, t, n)
		}
	};
}
function $n(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/matter-of-fact/content/table.ts
var er = [
	"red",
	"yellow",
	"blue",
	"green"
], tr = {
	coal: 24,
	ore: 24,
	steel: 14,
	energy: 14,
	biobot: 4
}, nr = {
	open: 3,
	made: 8,
	depth: 3
}, rr = (e) => ({
	next: 1,
	open: [],
	proposed: e.map(() => 0)
});
function ir(e, t) {
	let n = e.open.filter((e) => e.until === t);
	return e.open = e.open.filter((e) => e.until !== t), e.proposed = e.proposed.map(() => 0), n;
}
var ar = (e) => ({
	proposeDeal: (e, t, { to: n, terms: r }) => ({
		to: n,
		terms: pe(t, n, r)
	}),
	counterDeal: (t, n, { deal: r, terms: i }) => ({
		deal: r,
		terms: pe(n, e(t).open.find(({ id: e }) => e === r)?.from ?? n, i)
	})
});
function or(e) {
	let t = { to: "stay" }, n = (t) => ({
		refused: "dealLimit",
		rule: e.rule,
		facts: { limit: t }
	}), r = {
		refused: "noSuchDeal",
		rule: e.rule,
		facts: {}
	}, i = (e, t, n) => e.events?.push({
		type: t,
		...n
	}), a = (t, n) => e.deals(t).open.filter(n).map((e) => e.id), o = (t, n) => {
		let r = e.deals(t).open.find((e) => e.id === n);
		if (r === void 0) throw Error(`deal ${n} is not open`);
		return r;
	}, s = (t, n) => {
		let r = o(t, n);
		return e.deals(t).open = e.deals(t).open.filter((e) => e.id !== n), r;
	}, c = (t, n, r, a, o) => {
		let s = e.deals(t), c = pe(n, r, a);
		s.open.push({
			id: s.next,
			from: n,
			to: r,
			terms: c,
			depth: o,
			until: e.until(t)
		}), s.next += 1, s.proposed[n] = (s.proposed[n] ?? 0) + 1, i(t, "dealProposed", {
			from: n,
			to: r,
			terms: c
		});
	}, l = (t, r) => (e.deals(t).proposed[r] ?? 0) >= e.limits.made ? n(e.limits.made) : null, u = {
		offer(t, i, a) {
			let o = e.deals(t).open.filter((e) => e.from === a);
			if (o.length >= e.limits.open) return n(e.limits.open);
			let s = l(t, a);
			if (s !== null) return s;
			let c = e.partners(t, a).filter((e) => !o.some((t) => t.to === e));
			return c.length === 0 ? r : c.map((n) => ({
				to: x([n]),
				terms: e.terms(t, a, n)
			}));
		},
		check: (t, n, r, { to: i, terms: a }) => e.unfit(t, r, i, a),
		take(e, n, r, { to: i, terms: a }) {
			return c(e, r, i, a, 0), t;
		}
	}, d = {
		offer(t, n, i) {
			let s = a(t, (e) => e.to === i);
			return s.length === 0 ? r : { deal: x(s, (n) => {
				let { from: r, to: i, terms: a } = o(t, n);
				return e.unfit(t, r, i, a.secret) ?? e.unacceptable?.(t, i, a.secret) ?? null;
			}) };
		},
		take(n, r, a, { deal: o }) {
			let { from: c, to: l, terms: u } = s(n, o);
			return e.carryOut(n, c, l, u.secret), i(n, "dealAccepted", {
				from: c,
				to: l,
				terms: u
			}), t;
		}
	}, f = (e, n) => ({
		offer(t, n, i) {
			let o = a(t, (t) => e(t, i));
			return o.length === 0 ? r : { deal: x(o) };
		},
		take(e, r, a, { deal: o }) {
			let { from: c, to: l } = s(e, o);
			return i(e, n, {
				from: c,
				to: l
			}), t;
		}
	});
	return {
		proposeDeal: u,
		acceptDeal: d,
		declineDeal: f((e, t) => e.to === t, "dealDeclined"),
		counterDeal: {
			offer(t, n, i) {
				let a = l(t, i);
				if (a !== null) return a;
				let o = e.deals(t).open.filter((t) => t.to === i && t.depth < e.limits.depth);
				return o.length === 0 ? r : o.map((n) => ({
					deal: x([n.id]),
					terms: e.terms(t, i, n.from)
				}));
			},
			check: (t, n, r, { deal: i, terms: a }) => e.unfit(t, r, o(t, i).from, a),
			take(e, n, r, { deal: i, terms: a }) {
				let { from: o, depth: l } = s(e, i);
				return c(e, r, o, a, l + 1), t;
			}
		},
		withdrawDeal: f((e, t) => e.from === t, "dealWithdrawn")
	};
}
// kernel/seats.ts
var D = (e, t) => e.map(t), sr = (e, t) => [...e.slice(t), ...e.slice(0, t)], O = [
	"coal",
	"ore",
	"steel",
	"energy"
], cr = {
	coal: [
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9,
		8,
		7,
		6
	],
	ore: [
		19,
		18,
		17,
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9
	],
	steel: [
		66,
		63,
		60,
		57,
		54,
		51,
		48,
		45,
		42,
		39,
		36
	],
	energy: [
		80,
		76,
		72,
		68,
		64,
		60,
		56,
		52,
		48,
		44,
		40
	]
}, lr = [
	"train",
	"electricVehicle",
	"quadcopter"
], k = ["electricVehicle", "quadcopter"], ur = {
	train: 4,
	electricVehicle: 6,
	quadcopter: 8
}, dr = {
	electricVehicle: {
		price: 50,
		refund: 25,
		cards: 3
	},
	quadcopter: {
		price: 100,
		refund: 50,
		cards: 2
	}
}, fr = [
	"mine",
	"excavatingPlant",
	"steelPlant",
	"powerPlant",
	"technologyPark"
], A = {
	mine: {
		letter: "M",
		count: 8,
		level: 1,
		product: "coal",
		cost: 50,
		dividend: 3,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	excavatingPlant: {
		letter: "X",
		count: 8,
		level: 1,
		product: "ore",
		cost: 75,
		dividend: 5,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	steelPlant: {
		letter: "S",
		count: 4,
		level: 2,
		product: "steel",
		cost: 120,
		dividend: 8,
		basic: {
			workers: 3,
			inputs: { ore: 2 },
			output: 1
		}
	},
	powerPlant: {
		letter: "E",
		count: 4,
		level: 2,
		product: "energy",
		cost: 150,
		dividend: 13,
		basic: {
			workers: 2,
			inputs: { coal: 3 },
			output: 1
		}
	},
	technologyPark: {
		letter: "T",
		count: 4,
		level: 3,
		product: "biobot",
		cost: 250,
		dividend: 21,
		basic: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 3
			},
			output: 1
		}
	}
}, j = fr.flatMap((e) => Array.from({ length: A[e].count }, (t, n) => `${A[e].letter}${n + 1}`)), M = Object.fromEntries(j.map((e) => [e, fr.find((t) => A[t].letter === e[0])])), pr = (e) => Number(e.slice(1)), mr = (e) => Math.floor(A[e].cost / 2), hr = [
	{
		r: -5,
		q: -3,
		sites: ". M3 . . X1 . # M4 . . X4 .",
		lands: "hwhfwmrwkfwm"
	},
	{
		r: -4,
		q: -4,
		sites: ". . . S1 . . # . . U2 . . T2",
		lands: "hmhwhmrmktkmw"
	},
	{
		r: -3,
		q: -4,
		sites: "T1 . . . L1 # . AD . . . E2",
		lands: "whfhtrmtfkmw"
	},
	{
		r: -2,
		q: -5,
		sites: ". . M2 . . . # . . . X3 . .",
		lands: "mhwhmhrkfkwkf"
	},
	{
		r: -1,
		q: -5,
		sites: "E1 . . M1 . BC BC . X2 . . S2",
		lands: "wfhwhttfwmkw"
	},
	{
		r: 0,
		q: -6,
		sites: "# # # # # BC BC BC # # # # #",
		lands: "rrrrrtttrrrrr"
	},
	{
		r: 1,
		q: -6,
		sites: "S4 . . X6 . BC BC . M5 . . E3",
		lands: "wkkwottfwhhw"
	},
	{
		r: 2,
		q: -7,
		sites: ". . X7 . . . # . . . M6 . .",
		lands: "okwmokrfmhwfm"
	},
	{
		r: 3,
		q: -7,
		sites: "E4 . . . U1 . # L2 . . . T3",
		lands: "wkmotkrthhfw"
	},
	{
		r: 4,
		q: -8,
		sites: "T4 . . L3 . . # . . S3 . . .",
		lands: "wkmtkkrmhwfmh"
	},
	{
		r: 5,
		q: -8,
		sites: ". X8 . . M8 # . X5 . . M7 .",
		lands: "kwokwrmwhfwh"
	}
], gr = {
	h: "hill",
	f: "forest",
	m: "meadow",
	k: "rock",
	o: "moor",
	w: "works",
	t: "town",
	r: "road"
}, _r = hr.flatMap(({ q: e, r: t, sites: n, lands: r }) => {
	let i = n.split(" "), a = i.findIndex((e) => e === "BC" || e === "#" && t !== 0);
	return i.map((n, i) => ({
		hex: {
			q: e + i,
			r: t
		},
		site: Cr(n),
		land: gr[r[i]],
		area: wr(n, t < 0, i < a)
	}));
}), N = _r.map((e, t) => t), vr = _r.map(({ hex: e }) => e), yr = _r.map(({ site: e }) => e);
_r.map(({ land: e }) => e), _r.map(({ area: e }) => e);
var br = new Map(N.map((e) => [`${vr[e].q},${vr[e].r}`, e]));
function P(e, t) {
	let n = br.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no hex (${e},${t})`);
	return n;
}
var F = Object.fromEntries(N.flatMap((e) => {
	let t = yr[e];
	return t.is === "asset" ? [[t.asset, e]] : [];
})), I = yr.map((e) => e.is === "asset" ? e.asset : null), xr = yr.map((e) => e.is === "frontier"), Sr = [
	P(0, 0),
	P(1, 0),
	P(1, -1),
	P(0, -1),
	P(-1, 0),
	P(-1, 1),
	P(0, 1)
];
function Cr(e) {
	return e === "." ? { is: "open" } : e === "#" ? { is: "frontier" } : e === "BC" ? { is: "businessCentre" } : e === "AD" ? { is: "dealership" } : e.startsWith("U") ? {
		is: "university",
		university: e
	} : e.startsWith("L") ? {
		is: "labourExchange",
		exchange: e
	} : {
		is: "asset",
		asset: e
	};
}
function wr(e, t, n) {
	return e === "#" ? "border" : e === "BC" ? "centre" : t ? n ? "blackseam" : "redstone" : n ? "ironmoor" : "coalbrook";
}
// games/matter-of-fact/content/technologies.ts
var L = {
	N01: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N02: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N03: {
		level: "I",
		fits: "mine",
		price: 25,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N04: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N05: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N06: {
		level: "I",
		fits: "mine",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N07: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N08: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N09: {
		level: "I",
		fits: "excavatingPlant",
		price: 30,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N10: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N11: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N12: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N13: {
		level: "I",
		fits: "steelPlant",
		price: 10,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 1
		}
	},
	N14: {
		level: "I",
		fits: "steelPlant",
		price: 45,
		process: {
			workers: 4,
			inputs: { ore: 4 },
			output: 2
		}
	},
	N15: {
		level: "I",
		fits: "powerPlant",
		price: 50,
		process: {
			workers: 3,
			inputs: { coal: 6 },
			output: 2
		}
	},
	N16: {
		level: "II",
		fits: "mine",
		price: 55,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N17: {
		level: "II",
		fits: "excavatingPlant",
		price: 65,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N18: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N19: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N20: {
		level: "II",
		fits: "steelPlant",
		price: 80,
		process: {
			workers: 3,
			inputs: { ore: 3 },
			output: 2
		}
	},
	N21: {
		level: "II",
		fits: "steelPlant",
		price: 110,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 2
		}
	},
	N22: {
		level: "II",
		fits: "powerPlant",
		price: 55,
		process: {
			workers: 2,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N23: {
		level: "II",
		fits: "powerPlant",
		price: 60,
		process: {
			workers: 1,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N24: {
		level: "II",
		fits: "powerPlant",
		price: 85,
		process: {
			workers: 3,
			inputs: { coal: 4 },
			output: 2
		}
	},
	N25: {
		level: "II",
		fits: "powerPlant",
		price: 120,
		process: {
			workers: 2,
			inputs: { coal: 3 },
			output: 2
		}
	},
	N26: {
		level: "II",
		fits: "technologyPark",
		price: 55,
		process: {
			workers: 3,
			inputs: {
				steel: 3,
				energy: 2
			},
			output: 1
		}
	},
	N27: {
		level: "II",
		fits: "technologyPark",
		price: 70,
		process: {
			workers: 5,
			inputs: {
				steel: 1,
				energy: 3
			},
			output: 1
		}
	},
	N28: {
		level: "II",
		fits: "technologyPark",
		price: 80,
		process: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 1
			},
			output: 1
		}
	},
	N29: {
		level: "II",
		fits: "technologyPark",
		price: 75,
		process: {
			workers: 4,
			inputs: {
				steel: 2,
				energy: 2
			},
			output: 1
		}
	},
	N30: {
		level: "II",
		fits: "technologyPark",
		price: 140,
		process: {
			workers: 3,
			inputs: {
				steel: 1,
				energy: 1
			},
			output: 1
		}
	}
}, Tr = Object.keys(L);
// games/matter-of-fact/rules/holdings.ts
function Er(e) {
	for (let t of e.stack) if (t.phase === "turn") return t;
	return null;
}
var Dr = (e, t) => e.seats.filter((n) => n !== t && !e.players[n].hasLeft), R = (e, t) => e.players[t].assets;
function Or(e, t, n) {
	let r = e.assets[t].owner;
	r !== null && (e.players[r].assets = e.players[r].assets.filter((e) => e !== t)), e.assets[t].owner = n, n !== null && (e.players[n].assets.push(t), e.players[n].assets.sort((e, t) => j.indexOf(e) - j.indexOf(t)));
}
var kr = (e, t) => e.players[t].assets.length > 0, z = (e) => A[M[e]].product;
function B(e, t) {
	let { technology: n } = e.assets[t];
	return n === null ? A[M[t]].basic : L[n].process;
}
function Ar(e, t) {
	let n = e.players[t].idle + e.players[t].picket;
	for (let r of e.players[t].assets) n += e.assets[r].workers + +!!e.assets[r].hasGuard;
	return n;
}
function jr(e, t) {
	let n = [...e.players[t].hand];
	for (let r of e.players[t].assets) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n;
}
var V = (e, t, n) => e.players[t].assets.find((t) => e.assets[t].technology === n) ?? null;
function Mr(e, t) {
	let { vehicles: n } = e.players[t];
	return n.quadcopter === "ready" ? "quadcopter" : n.electricVehicle === "ready" ? "electricVehicle" : "train";
}
var Nr = (e, t) => ur[Mr(e, t)];
function Pr(e, t) {
	for (let n of e.seats) if (e.players[n].cell === t) return n;
	return null;
}
// games/matter-of-fact/rules/vocabulary.ts
var { phase: Fr, call: Ir, goTo: Lr, next: H, stay: U, done: Rr, no: W, emit: G, game: zr } = Tt(), K = (e, t) => e.players[t].cash.secret, Br = (e, t) => e.players[t].debt.secret, Vr = (e, t, n) => ({
	seen: e.players[t].cash.seen,
	secret: n
});
function q(e, t, n) {
	e.players[t].cash.secret -= n, n > 0 && Ur(e, t);
}
function J(e, t, n) {
	let { cash: r, debt: i } = e.players[t], a = Math.min(n, i.secret);
	i.secret -= a, r.secret += n - a, a > 0 && e.options.cash === "open" && G(e, "debtPaid", {
		seat: t,
		amount: Vr(e, t, a),
		left: Vr(e, t, i.secret)
	});
}
function Hr(e, t, n) {
	let { cash: r, debt: i } = e.players[t], a = Math.min(n, r.secret);
	return r.secret -= a, i.secret += n - a, n > 0 && Ur(e, t), Vr(e, t, n - a);
}
function Ur(e, t) {
	let n = K(e, t), r = (r) => r.from !== t || e.options.cash === "open" && r.terms.secret.give.money <= n;
	if (!e.deals.open.every(r)) {
		for (let { from: t, to: n } of e.deals.open.filter((e) => !r(e))) G(e, "dealLapsed", {
			from: t,
			to: n
		});
		e.deals.open = e.deals.open.filter(r);
	}
}
// games/matter-of-fact/rules/salary-rate.ts
var Y = (e) => Number(e.options.salary), X = (e = {}) => ({
	coal: e.coal ?? 0,
	ore: e.ore ?? 0,
	steel: e.steel ?? 0,
	energy: e.energy ?? 0
});
function Wr(e, t) {
	for (let n of O) e[n] += t[n] ?? 0;
}
function Gr(e, t) {
	for (let n of O) e[n] -= t[n] ?? 0;
}
function Kr(e, t) {
	for (let n of O) if (e[n] < (t[n] ?? 0)) return n;
	return null;
}
var qr = (e, t) => ({
	coal: Math.max(0, (t.coal ?? 0) - e.coal),
	ore: Math.max(0, (t.ore ?? 0) - e.ore),
	steel: Math.max(0, (t.steel ?? 0) - e.steel),
	energy: Math.max(0, (t.energy ?? 0) - e.energy)
}), Jr = (e) => e.coal === 0 && e.ore === 0 && e.steel === 0 && e.energy === 0;
// games/matter-of-fact/rules/captures.ts
function Yr(e, t) {
	let { cell: n } = e.players[t], r = n === null ? null : I[n];
	return r !== null && e.assets[r].capture?.raider === t ? r : null;
}
var Xr = (e, t) => ({
	salary: Y(e) * e.assets[t].workers,
	inputs: X(B(e, t).inputs)
});
function Zr(e, t, n) {
	if (M[n] === "technologyPark") return W("MF-R54", "parkOnlySabotaged", { asset: n });
	let r = e.assets[n].workers, i = B(e, n).workers;
	if (r < i) return W("MF-R52", "tooFewWorkersThere", {
		asset: n,
		has: r,
		needs: i
	});
	let { salary: a, inputs: o } = Xr(e, n), s = K(e, t), { stock: c } = e.players[t];
	return s < a || Kr(c, o) !== null ? W("MF-R52", "suppliesShort", {
		salary: a,
		cash: s,
		inputs: o,
		stock: { ...c }
	}) : null;
}
function Qr(e, t, n, r) {
	e.assets[n].capture = {
		raider: t,
		mode: "sabotage",
		supplies: null
	}, G(e, "captured", {
		seat: t,
		owner: r,
		asset: n,
		cell: F[n]
	});
}
function $r(e, t, n, r) {
	let i = Xr(e, n);
	q(e, t.raider, i.salary), Gr(e.players[t.raider].stock, i.inputs), t.mode = "operate", t.supplies = i, G(e, "supplied", {
		seat: t.raider,
		owner: r,
		asset: n,
		salary: i.salary,
		inputs: { ...i.inputs }
	});
}
function ei(e, t, n, r) {
	let i = ri(e, t);
	t.mode = "sabotage", G(e, "sabotaged", {
		seat: t.raider,
		owner: r,
		asset: n,
		returned: i
	});
}
function ti(e, t) {
	let n = Yr(e, t);
	if (n === null) return;
	let { capture: r, owner: i } = e.assets[n];
	r !== null && i !== null && r.mode !== "sabotage" && r.supplies === null && (r.mode = "sabotage", G(e, "suppliesUsed", {
		seat: t,
		owner: i,
		asset: n
	}));
}
function ni(e, t, n) {
	let { capture: r, owner: i } = e.assets[t];
	if (r === null || i === null) return;
	let a = ri(e, r);
	e.assets[t].capture = null;
	let o = n === "left" ? "MF-18.11" : n === "arrest" ? "MF-19.1" : "MF-R58";
	G(e, "captureEnded", {
		seat: r.raider,
		owner: i,
		asset: t,
		because: n,
		returned: a,
		rule: o
	});
}
function ri(e, t) {
	let { supplies: n, raider: r } = t;
	return n === null ? null : (J(e, r, n.salary), Wr(e.players[r].stock, n.inputs), t.supplies = null, n);
}
function ii(e, t, n) {
	let r = e.assets[n].capture?.raider;
	if (r === void 0) return;
	ni(e, n, "arrest");
	let i = F[n], a = Sr.find((t) => Pr(e, t) === null);
	e.players[r].cell = a, e.players[r].arrest = 2, G(e, "arrested", {
		seat: r,
		by: t,
		asset: n,
		from: i,
		to: a,
		turns: 2
	});
}
function ai(e, t) {
	let { capture: n } = e.assets[t];
	return n === null ? null : W(n.mode === "operate" ? "MF-18.8" : "MF-18.9", "locked", {
		asset: t,
		raider: n.raider,
		mode: n.mode
	});
}
// games/matter-of-fact/rules/bundles.ts
var oi = {
	money: 0,
	coal: 0,
	ore: 0,
	steel: 0,
	energy: 0,
	assets: [],
	technologies: [],
	vehicles: [],
	contracts: [],
	release: null
}, si = (e, t, n) => t === n || e.options.cash === "open" ? K(e, t) : 999, ci = S(0, 0), li = x([null]);
function ui(e, t, n, r, i) {
	let { stock: a, contracts: o } = e.players[n], s = t.isFull ? Yr(e, n) : null, c = s !== null && e.assets[s].owner === r, l = mi(e, t, n);
	return { parts: {
		money: S(0, si(e, n, i)),
		coal: l ?? S(0, a.coal),
		ore: l ?? S(0, a.ore),
		steel: l ?? S(0, a.steel),
		energy: l ?? S(0, a.energy),
		assets: t.isFull ? di(R(e, n), (i) => vi(e, t, n, r, i)) : pi,
		technologies: t.isFull ? di(jr(e, n), (i) => yi(e, t, n, r, i)) : pi,
		vehicles: di(gi(e, n), (t) => _i(e, r, t)),
		contracts: t.isFull && o.length > 0 ? fi(o.map(({ card: e }) => e)) : pi,
		release: c ? x([null, s]) : li
	} };
}
function di(e, t) {
	if (e.length === 0) return pi;
	let { one: n, not: r } = x(e, t), i = {
		some: n,
		atLeast: 0,
		atMost: e.length
	};
	return r === void 0 ? i : {
		...i,
		not: r
	};
}
var fi = (e) => ({
	some: e,
	atLeast: 0,
	atMost: e.length
}), pi = fi([]);
function mi(e, t, n) {
	return t.isFull ? e.players[n].arrest > 0 ? S(0, 0, { above: W("MF-R60", "arrestedSeller", { giver: n }) }) : null : ci;
}
var hi = [];
function gi(e, t) {
	let { electricVehicle: n, quadcopter: r } = e.players[t].vehicles;
	return n === "none" && r === "none" ? hi : k.filter((n) => e.players[t].vehicles[n] !== "none");
}
var _i = (e, t, n) => e.players[t].vehicles[n] === "none" ? null : W("MF-R20", "alreadyOwns", {
	receiver: t,
	vehicle: n
});
function vi(e, { active: t }, n, r, i) {
	if (n !== t) return W("MF-10.6", "onlyActiveSellsAssets", { giver: n });
	let { capture: a } = e.assets[i];
	return a !== null && a.raider !== r ? W("MF-R48", "onlyToRaider", {
		asset: i,
		raider: a.raider
	}) : null;
}
function yi(e, t, n, r, i) {
	let a = V(e, n, i);
	return a === null || vi(e, t, n, r, a) === null ? null : bi(e, n, a);
}
function bi(e, t, n) {
	let { capture: r } = e.assets[n];
	return r === null ? e.players[t].arrest > 0 ? W("MF-R60", "arrestedSeller", { giver: t }) : null : W("MF-R47", "locked", {
		asset: n,
		raider: r.raider,
		mode: r.mode
	});
}
function xi(e, t, n) {
	let { stock: r, contracts: i, hand: a, arrest: o } = e.players[n];
	if (K(e, n) > 0 || gi(e, n).length > 0) return !0;
	if (!t.isFull) return !1;
	let s = o === 0 && !Jr(r), c = i.length > 0 || a.length > 0;
	return s || c || R(e, n).length > 0 || Yr(e, n) !== null;
}
var Si = (e) => e.money === 0 && Ci(e) && e.vehicles.length === 0, Ci = ({ coal: e, ore: t, steel: n, energy: r, assets: i, technologies: a, contracts: o, release: s }) => e + t + n + r + i.length + a.length + o.length === 0 && s === null;
function wi(e, t, n, r, i) {
	let a = e.players[n];
	if (!t.isFull && !Ci(i)) return W("MF-R46", "onlyTransport", {});
	for (let e of O) if (i[e] !== 0) {
		if (a.arrest > 0) return W("MF-R60", "arrestedSeller", { giver: n });
		if (a.stock[e] < i[e]) return W("MF-R47", "stockLimit", {
			resource: e,
			stock: a.stock[e]
		});
	}
	for (let t of i.vehicles) {
		if (a.vehicles[t] === "none") return W("MF-13.4", "noVehicle", { vehicle: t });
		let n = _i(e, r, t);
		if (n !== null) return n;
	}
	return i.contracts.every((e) => a.contracts.some((t) => t.card === e)) && i.assets.every((t) => e.assets[t].owner === n) && (i.release === null || Yr(e, n) === i.release && e.assets[i.release].owner === r) ? Ti(e, n, i) : W("MF-R47", "notYours", { giver: n });
}
function Ti(e, t, { assets: n, technologies: r }) {
	for (let i of r) {
		if (e.players[t].hand.includes(i)) continue;
		let r = V(e, t, i);
		if (r === null) return W("MF-11.6", "notYours", { giver: t });
		let a = n.includes(r) ? null : bi(e, t, r);
		if (a !== null) return a;
	}
	return null;
}
// games/matter-of-fact/rules/market.ts
var Ei = (e, t) => cr[e][t], Z = (e, t) => Ei(t, e.market[t].column), Di = (e) => Ei(e, 0);
function Oi(e, t) {
	let n = 0;
	for (let r of O) n += (t[r] ?? 0) * Z(e, r);
	return n;
}
var ki = (e, t) => Math.min(10, Math.max(0, e - t)), Ai = (e, t, n) => ki(e.market[t].column, n) === e.market[t].column;
function ji(e, t, n, r) {
	let i = e.market[t], a = Z(e, t), o = ki(i.column, n);
	o !== i.column && (i.lastMove = n), i.column = o, G(e, "priceMoved", {
		resource: t,
		by: n,
		from: a,
		to: Z(e, t),
		column: o,
		...r
	});
}
function Mi(e, t, n) {
	let r = 0;
	for (let i of R(e, t)) z(i) === n && (r += B(e, i).output);
	return r;
}
function Ni(e, t) {
	let n = X();
	for (let r of R(e, t)) {
		let t = z(r);
		t !== "biobot" && (n[t] += B(e, r).output);
	}
	return n;
}
function Pi(e) {
	let t = Math.max(...e), n = e.indexOf(t);
	return t > 0 && n === e.lastIndexOf(t) ? n : null;
}
function Fi(e) {
	let t = e.seats.map((t) => Ni(e, t));
	for (let n of O) {
		let r = t.map((e) => e[n]), i = Pi(r), a = e.market[n].monopolist;
		a !== i && (e.market[n].monopolist = i, G(e, "monopolyChanged", {
			resource: n,
			from: a,
			to: i,
			capacities: r
		}));
	}
}
function Ii(e, t) {
	let n = 0;
	for (let r of e.seats) {
		n += e.players[r].stock[t];
		for (let i of R(e, r)) n += e.assets[i].capture?.supplies?.inputs[t] ?? 0;
	}
	return Math.max(0, tr[t] - n);
}
function Li(e, t, n) {
	let r = z(n);
	r === "biobot" || e.market[r].isOpen || (e.market[r].isOpen = !0, G(e, "resourceOpened", {
		resource: r,
		seat: t,
		asset: n
	}));
}
// games/matter-of-fact/rules/posts.ts
var Ri = (e) => `guard ${e}`, zi = (e) => e.startsWith("guard ");
function Bi(e) {
	return e === "idle" ? null : zi(e) ? e.slice(6) : e;
}
function Vi(e, t, n) {
	return n === "idle" ? e.players[t].idle : zi(n) ? +!!e.assets[Bi(n)].hasGuard : e.assets[n].workers;
}
function Hi(e, t, n, r) {
	n === "idle" ? e.players[t].idle += r : zi(n) ? e.assets[Bi(n)].hasGuard = r > 0 : e.assets[n].workers += r;
}
// games/matter-of-fact/rules/planning.ts
function Ui(e, t) {
	if (e.players[t].isOnStrike) return W("MF-R40", "onStrike", {});
	let n = R(e, t), r = ["idle", ...n];
	if (e.options.raids === "on") for (let e of n) r.push(Ri(e));
	if (r.length === 1) return W("MF-16.1", "noAsset", {});
	let i = [];
	for (let n of r) {
		let a = Vi(e, t, n);
		a !== 0 && i.push({
			from: x([n], () => Wi(e, n)),
			to: x(r, (t) => Gi(e, n, t)),
			workers: S(1, a)
		});
	}
	return i.length > 0 ? i : W("MF-16.1", "noWorkers", {});
}
function Wi(e, t) {
	let n = Bi(t);
	return n !== null && e.assets[n].capture?.mode === "operate" ? ai(e, n) : null;
}
function Gi(e, t, n) {
	if (t === n) return W("MF-16.1", "samePlace", {});
	let r = Bi(n);
	if (r === null) return null;
	if (zi(n) && e.assets[r].hasGuard) return W("MF-R34", "guardThere", { asset: r });
	let { capture: i } = e.assets[r];
	return i === null ? null : W("MF-16.5", "locked", {
		asset: r,
		raider: i.raider,
		mode: i.mode
	});
}
function Ki({ to: e, workers: t }) {
	let n = Bi(e);
	return zi(e) && t > 1 && n !== null ? W("MF-R34", "oneGuard", { asset: n }) : null;
}
function qi(e, t, { from: n, to: r, workers: i }) {
	Hi(e, t, n, -i), Hi(e, t, r, i), G(e, "workersMoved", {
		seat: t,
		from: n,
		to: r,
		workers: i
	});
}
function Ji(e, t) {
	let n = jr(e, t);
	if (n.length === 0) return W("MF-11.3", "noTechnology", {});
	let r = R(e, t);
	return r.length === 0 ? W("MF-11.5", "noAsset", {}) : n.map((n) => {
		let i = V(e, t, n);
		return {
			technology: x([n], () => i === null ? null : ai(e, i)),
			asset: x(r, (t) => Yi(e, n, t))
		};
	});
}
function Yi(e, t, n) {
	let { fits: r } = L[t];
	return M[n] === r ? e.assets[n].technology === t ? W("MF-11.4", "liesThere", {
		technology: t,
		asset: n
	}) : ai(e, n) : W("MF-11.3", "otherKind", {
		technology: t,
		fits: r
	});
}
function Xi(e, t, n, r) {
	let { hand: i } = e.players[t], a = Zi(e, t, n), o = e.assets[r].technology;
	o !== null && i.push(o), e.assets[r].technology = n, G(e, "technologyLaid", {
		seat: t,
		technology: n,
		from: a,
		asset: r,
		displaced: o
	}), Fi(e);
}
function Zi(e, t, n) {
	let { hand: r } = e.players[t], i = V(e, t, n);
	return i === null ? r.splice(r.indexOf(n), 1) : e.assets[i].technology = null, i ?? "hand";
}
function Qi(e, t) {
	let n = [];
	for (let r of R(e, t)) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n.length === 0 ? W("MF-R31", "noTechnology", {}) : { technology: x(n, (n) => {
		let r = V(e, t, n);
		return r === null ? null : ai(e, r);
	}) };
}
function $i(e, t, n) {
	let r = V(e, t, n);
	r !== null && (e.assets[r].technology = null, e.players[t].hand.push(n), G(e, "technologyTakenUp", {
		seat: t,
		technology: n,
		asset: r
	}), Fi(e));
}
// games/matter-of-fact/content/action-cards.ts
var ea = {
	A01: {
		is: "contract",
		units: {
			coal: 2,
			ore: 5
		}
	},
	A02: {
		is: "contract",
		units: { coal: 4 }
	},
	A03: {
		is: "contract",
		units: { coal: 6 }
	},
	A04: {
		is: "contract",
		units: {
			coal: 3,
			ore: 2
		}
	},
	A05: {
		is: "contract",
		units: { ore: 4 }
	},
	A06: {
		is: "contract",
		units: { ore: 3 }
	},
	A07: {
		is: "contract",
		units: {
			coal: 5,
			ore: 1
		}
	},
	A08: {
		is: "contract",
		units: {
			ore: 3,
			steel: 1
		}
	},
	A09: {
		is: "contract",
		units: {
			coal: 3,
			energy: 1
		}
	},
	A10: {
		is: "contract",
		units: { steel: 2 }
	},
	A11: {
		is: "contract",
		units: { energy: 2 }
	},
	A12: {
		is: "contract",
		units: {
			steel: 1,
			energy: 1
		}
	},
	A13: {
		is: "contract",
		units: { steel: 3 }
	},
	A14: {
		is: "contract",
		units: { energy: 3 }
	},
	A15: {
		is: "contract",
		units: {
			coal: 2,
			steel: 1
		}
	},
	A16: {
		is: "contract",
		units: {
			ore: 2,
			energy: 1
		}
	},
	A17: {
		is: "subsidy",
		rates: {
			mine: 2,
			excavatingPlant: 5
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A18: {
		is: "subsidy",
		rates: { mine: 5 },
		prices: { coal: -1 }
	},
	A19: {
		is: "subsidy",
		rates: {
			mine: 4,
			excavatingPlant: 4
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A20: {
		is: "subsidy",
		rates: { excavatingPlant: 6 },
		prices: { ore: -1 }
	},
	A21: {
		is: "subsidy",
		rates: { steelPlant: 10 },
		prices: { steel: -1 }
	},
	A22: {
		is: "subsidy",
		rates: { powerPlant: 12 },
		prices: { energy: -1 }
	},
	A23: {
		is: "subsidy",
		rates: {
			steelPlant: 8,
			powerPlant: 8
		},
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A24: {
		is: "subsidy",
		rates: {
			technologyPark: 20,
			powerPlant: 5
		},
		prices: {}
	},
	A25: {
		is: "subsidy",
		rates: {
			mine: 3,
			powerPlant: 6
		},
		prices: {
			coal: -1,
			energy: -1
		}
	},
	A26: {
		is: "subsidy",
		rates: {
			excavatingPlant: 3,
			steelPlant: 6
		},
		prices: {
			ore: -1,
			steel: -1
		}
	},
	A27: {
		is: "dividend",
		kinds: ["mine"],
		prices: { coal: -1 }
	},
	A28: {
		is: "dividend",
		kinds: ["excavatingPlant"],
		prices: { ore: -1 }
	},
	A29: {
		is: "dividend",
		kinds: ["mine", "excavatingPlant"],
		prices: {}
	},
	A30: {
		is: "dividend",
		kinds: ["steelPlant"],
		prices: { steel: -1 }
	},
	A31: {
		is: "dividend",
		kinds: ["powerPlant"],
		prices: { energy: -1 }
	},
	A32: {
		is: "dividend",
		kinds: ["steelPlant", "powerPlant"],
		prices: {}
	},
	A33: {
		is: "dividend",
		kinds: ["technologyPark", "steelPlant"],
		prices: {}
	},
	A34: {
		is: "dividend",
		kinds: ["mine", "powerPlant"],
		prices: { coal: 1 }
	},
	A35: {
		is: "dividend",
		kinds: ["excavatingPlant", "steelPlant"],
		prices: { ore: 1 }
	},
	A36: {
		is: "dividend",
		kinds: [
			"mine",
			"excavatingPlant",
			"steelPlant",
			"powerPlant",
			"technologyPark"
		],
		prices: {}
	},
	A37: {
		is: "taxes",
		rates: { technology: 3 },
		prices: {}
	},
	A38: {
		is: "taxes",
		rates: { technology: 6 },
		prices: {
			steel: 1,
			energy: 1
		}
	},
	A39: {
		is: "taxes",
		rates: { mine: 4 },
		prices: { coal: 1 }
	},
	A40: {
		is: "taxes",
		rates: { excavatingPlant: 5 },
		prices: { ore: 1 }
	},
	A41: {
		is: "taxes",
		rates: {
			mine: 3,
			excavatingPlant: 3
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A42: {
		is: "taxes",
		rates: { steelPlant: 8 },
		prices: { steel: 1 }
	},
	A43: {
		is: "taxes",
		rates: { powerPlant: 10 },
		prices: { energy: 1 }
	},
	A44: {
		is: "taxes",
		rates: { technologyPark: 20 },
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A45: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 5,
			quadcopter: 8
		},
		prices: {}
	},
	A46: {
		is: "transportTax",
		rates: {
			train: 1,
			electricVehicle: 6,
			quadcopter: 10
		},
		prices: { coal: 1 }
	},
	A47: {
		is: "transportTax",
		rates: {
			train: 3,
			electricVehicle: 5,
			quadcopter: 5
		},
		prices: { ore: 1 }
	},
	A48: {
		is: "transportTax",
		rates: {
			electricVehicle: 6,
			quadcopter: 12
		},
		prices: { energy: 1 }
	},
	A49: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 4,
			quadcopter: 6
		},
		prices: { energy: -1 }
	},
	A50: {
		is: "transportTax",
		rates: {
			electricVehicle: 5,
			quadcopter: 15
		},
		prices: {
			coal: -1,
			ore: -1
		}
	}
}, ta = Object.keys(ea), na = ta.filter(ra);
function ra(e) {
	return ea[e].is === "contract";
}
// games/matter-of-fact/rules/selling.ts
var ia = S(1, 1e3), aa = (e, t) => e.players[t].arrest > 0 ? W("MF-19.3", "arrested", { turns: e.players[t].arrest }) : null;
function oa(e, t) {
	let n = aa(e, t);
	if (n !== null) return n;
	let { stock: r } = e.players[t], i = [];
	for (let e of O) {
		let t = r[e];
		if (t === 0) continue;
		let n = W("MF-17.1", "stockLimit", {
			resource: e,
			stock: t
		});
		i.push({
			resource: { one: [e] },
			units: S(1, t, { above: n })
		});
	}
	return i.length === 0 ? W("MF-17.1", "nothingToSell", {}) : (i.length < O.length && i.push(sa(e, t)), i);
}
var sa = (e, t) => ({
	resource: x(O.filter((n) => e.players[t].stock[n] === 0), (e) => W("MF-17.1", "noStock", { resource: e })),
	units: ia
});
function ca(e, t, n, r) {
	let i = Z(e, n);
	e.players[t].stock[n] -= r, G(e, "sold", {
		seat: t,
		resource: n,
		units: r,
		price: i,
		income: r * i
	}), J(e, t, r * i);
}
var la = fa((e) => O.filter((t) => t in ea[e].units)), ua = fa((e) => ({
	contract: x([e]),
	resource: x(O.filter((t) => !la[e].includes(t)), (t) => W("MF-9.2", "notInContract", {
		contract: e,
		resource: t
	})),
	units: ia
}));
function da(e, t) {
	let { contracts: n, stock: r } = e.players[t];
	if (n.length === 0) return W("MF-9.2", "noContract", {});
	let i = aa(e, t);
	if (i !== null) return i;
	let a = [];
	for (let { card: e, open: t } of n) {
		for (let n of la[e]) {
			let i = t[n] < r[n] ? W("MF-9.7", "contractLimit", {
				contract: e,
				open: t[n]
			}) : W("MF-17.1", "stockLimit", {
				resource: n,
				stock: r[n]
			});
			a.push({
				contract: { one: [e] },
				resource: { one: [n] },
				units: S(1, Math.min(t[n], r[n]), { above: i })
			});
		}
		a.push(ua[e]);
	}
	return a;
}
function fa(e) {
	return Object.fromEntries(na.map((t) => [t, e(t)]));
}
function pa(e, t, { contract: n, resource: r, units: i }) {
	let a = e.players[t], o = a.contracts.find(({ card: e }) => e === n);
	if (o === void 0) return;
	let s = Di(r);
	a.stock[r] -= i, o.open[r] -= i;
	let c = { ...o.open };
	G(e, "delivered", {
		seat: t,
		contract: n,
		resource: r,
		units: i,
		price: s,
		income: i * s,
		open: c
	}), J(e, t, i * s), Jr(o.open) && (ma(e, t, o), G(e, "contractFilled", {
		seat: t,
		contract: n
	}));
}
function ma(e, t, n) {
	let r = e.players[t];
	r.contracts = r.contracts.filter((e) => e !== n), e.actionDiscards.push(n.card);
}
function ha(e, t) {
	for (let n of [...e.players[t].contracts]) --n.turns, !(n.turns > 0) && (ma(e, t, n), G(e, "contractLapsed", {
		seat: t,
		contract: n.card,
		open: { ...n.open }
	}));
}
function ga(e, t) {
	let n = R(e, t);
	return n.length === 0 ? W("MF-10.5", "noAsset", {}) : { asset: x(n, (t) => _a(e, t)) };
}
function _a(e, t) {
	let { capture: n } = e.assets[t];
	return n === null ? null : W("MF-R49", "captured", {
		asset: t,
		by: n.raider
	});
}
function va(e, t, n) {
	let r = mr(M[n]), i = ya(e, t, n);
	Or(e, n, null), G(e, "assetSold", {
		seat: t,
		asset: n,
		price: r,
		...i
	}), J(e, t, r), Fi(e);
}
function ya(e, t, n) {
	let r = e.assets[n], { technology: i } = r, a = r.workers + +!!r.hasGuard;
	return e.players[t].idle += a, i !== null && e.players[t].hand.push(i), Object.assign(r, {
		technology: null,
		workers: 0,
		hasGuard: !1
	}), {
		workers: a,
		technology: i
	};
}
// games/matter-of-fact/rules/stages.ts
var ba = {
	captured: 1,
	production: 1,
	standstill: 1,
	monopoly: 2,
	startHex: 3,
	movement: 3,
	border: 3,
	investments: 4,
	salary: 4,
	settleSalary: 4,
	planning: 5
}, xa = (e) => ba[Er(e)?.step ?? ""] ?? 0;
// games/matter-of-fact/rules/deals.ts
function Sa(e, t, n) {
	let r = Er(e)?.seat ?? null;
	return {
		isFull: (t === r || n === r) && xa(e) >= 2,
		active: r
	};
}
var Ca = (e, t) => k.some((n) => e.players[t].vehicles[n] !== "none"), wa = (e, t) => Dr(e, t).filter((n) => Sa(e, t, n).isFull || Ca(e, t) || Ca(e, n));
function Ta(e, t) {
	return e.players[t].hasLeft ? [] : wa(e, t).filter((n) => {
		let r = Sa(e, t, n);
		return xi(e, r, t) && (e.options.cash === "hidden" || xi(e, r, n));
	});
}
function Ea(e, t) {
	let [n] = wa(e, t);
	return n === void 0 ? W("MF-R46", "onlyTransport", {}) : W("MF-R47", "nothingToGive", { giver: xi(e, Sa(e, t, n), t) ? n : t });
}
function Da(e, t, n, { give: r, take: i }) {
	if (Si(r)) return W("MF-R47", "emptySide", { giver: t });
	if (Si(i)) return W("MF-R47", "emptySide", { giver: n });
	let a = Sa(e, t, n);
	return !a.isFull && r.vehicles.length > 0 && i.vehicles.length > 0 || !a.isFull && r.vehicles.length + i.vehicles.length === 0 ? W("MF-R46", "onlyTransport", {}) : wi(e, a, t, n, r) ?? wi(e, a, n, t, i) ?? Oa(e, t, r) ?? (e.options.cash === "open" ? Oa(e, n, i) : null);
}
function Oa(e, t, { money: n }) {
	let r = K(e, t);
	return r < n ? W("MF-R47", "cannotPay", {
		cost: n,
		cash: r
	}) : null;
}
function ka(e, t, n, { give: r, take: i }) {
	G(e, "traded", {
		from: t,
		to: n,
		give: r,
		take: i
	}), q(e, t, r.money), q(e, n, i.money), Aa(e, t, n, r), Aa(e, n, t, i), J(e, n, r.money), J(e, t, i.money), Fi(e);
}
function Aa(e, t, n, r) {
	let [i, a] = [e.players[t], e.players[n]];
	r.release !== null && ni(e, r.release, "release");
	for (let e of O) i.stock[e] -= r[e], a.stock[e] += r[e];
	ja(e, t, n, r);
	for (let e of r.vehicles) i.vehicles[e] = "none", a.vehicles[e] = "new";
	for (let e of r.contracts) {
		let t = i.contracts.find((t) => t.card === e);
		t !== void 0 && (i.contracts = i.contracts.filter((e) => e !== t), a.contracts.push({
			...t,
			turns: 2
		}));
	}
}
function ja(e, t, n, { assets: r, technologies: i }) {
	let a = i.filter((n) => {
		let i = V(e, t, n);
		return i !== null && r.includes(i);
	});
	for (let r of i) a.includes(r) || (Zi(e, t, r), e.players[n].hand.push(r));
	for (let i of r) {
		ni(e, i, "sale");
		let { technology: r } = ya(e, t, i);
		Or(e, i, n), r !== null && a.includes(r) && (Zi(e, t, r), e.assets[i].technology = r);
	}
}
var Ma = or({
	rule: "MF-R46",
	deals: (e) => e.deals,
	limits: nr,
	until: () => "turn",
	partners: Ta,
	terms: (e, t, n) => {
		let r = Sa(e, t, n);
		return { parts: {
			give: ui(e, r, t, n, t),
			take: ui(e, r, n, t, t)
		} };
	},
	unfit: Da,
	unacceptable: (e, t, { take: n }) => Oa(e, t, n),
	carryOut: ka
}), Na = {
	...Ma,
	proposeDeal: {
		...Ma.proposeDeal,
		offer(e, t, n) {
			if (e.options.trade === "off") return W("MF-1.6", "tradeOff", {});
			let r = Ma.proposeDeal.offer(e, t, n);
			return "refused" in r && Ta(e, n).length === 0 ? Ea(e, n) : r;
		}
	}
}, Pa = (e) => Number(e.options.biobots);
function Fa(e, t) {
	let { biobots: n } = e.players[t], r = Pa(e);
	if (!(n < r)) {
		if (e.options.end === "immediate") return Va(e, {
			because: "biobots",
			rule: "MF-22.1",
			first: [t]
		});
		n === r && Dr(e, t).every((t) => e.players[t].biobots < r) && G(e, "lastTurnsBegan", {
			seat: t,
			biobots: n
		});
	}
}
function Ia(e) {
	e.seats.some((t) => e.players[t].biobots >= Pa(e)) ? Va(e, {
		because: "biobots",
		rule: "MF-R50",
		first: e.seats
	}) : e.lastRound !== null && e.round >= e.lastRound && Va(e, {
		because: "roundCap",
		rule: "MF-R62",
		first: e.seats
	});
}
var La = (e, t) => ({
	biobots: e.players[t].biobots,
	worth: Ra(e, t),
	capacity: O.reduce((n, r) => n + Ni(e, t)[r], 0)
});
function Ra(e, t) {
	let n = K(e, t) - Br(e, t) + Oi(e, e.players[t].stock);
	for (let r of R(e, t)) n += mr(M[r]);
	for (let r of k) e.players[t].vehicles[r] !== "none" && (n += dr[r].refund);
	return n;
}
function za(e, t) {
	let n = e.seats.map((t) => La(e, t)), r = e.seats.map((r) => {
		let { biobots: i, worth: a, capacity: o } = n[r];
		return [
			+!e.players[r].hasLeft,
			+!!t.includes(r),
			i,
			a,
			o
		];
	});
	return r.map((e) => 1 + r.filter((t) => Ba(t, e) > 0).length);
}
function Ba(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - (t[n] ?? 0);
	return 0;
}
function Va(e, { because: t, rule: n, first: r }) {
	let i = za(e, r), a = D(e.seats, (t) => La(e, t)), o = e.seats.filter((e) => i[e] === 1);
	for (let t of e.seats) for (let n of [e.players[t].cash, e.players[t].debt]) n.seen = 511;
	e.ending = {
		because: t,
		rule: n,
		round: e.round,
		winners: o,
		places: D(e.seats, (e) => i[e]),
		standings: a
	}, e.outcome = {
		winners: o,
		scores: e.seats.map((e) => 1e5 * a[e].biobots + a[e].worth)
	}, G(e, "gameEnded", { ...e.ending });
}
// games/matter-of-fact/rules/production.ts
var Ha = (e, t, n) => e.assets[t].workers + +(n === F[t]);
function Ua(e, t, n, r) {
	let { capture: i } = e.assets[t];
	if (i !== null) return {
		is: "captured",
		by: i.raider
	};
	let a = B(e, t), o = Ha(e, t, n);
	return o < a.workers ? {
		is: "shortOfWorkers",
		has: o,
		needs: a.workers
	} : Kr(r, a.inputs) === null ? null : {
		is: "shortOfInputs",
		missing: qr(r, a.inputs)
	};
}
function Wa(e, t, n) {
	if (t.ran.includes(n)) return W("MF-R28", "alreadyRan", { asset: n });
	let { stock: r } = e.players[t.seat], { capture: i } = e.assets[n];
	if (i !== null) return W("MF-18.5", "captured", {
		asset: n,
		by: i.raider
	});
	let a = B(e, n), o = Ha(e, n, t.startedAt);
	if (o < a.workers) return W("MF-5.11", "shortOfWorkers", {
		asset: n,
		has: o,
		needs: a.workers
	});
	let s = Kr(r, a.inputs);
	return s === null ? null : W("MF-5.2", "shortOfInputs", {
		asset: n,
		resource: s,
		has: r[s],
		needs: a.inputs[s] ?? 0
	});
}
function Ga(e, t, n) {
	let { workers: r, inputs: i, output: a } = B(e, n), { stock: o } = e.players[t.seat], s = e.assets[n].workers < r;
	t.ran.push(n), Gr(o, i);
	let c = z(n);
	if (G(e, "produced", {
		seat: t.seat,
		asset: n,
		technology: e.assets[n].technology,
		product: c,
		units: a,
		workers: s ? r - 1 : r,
		ownLabour: s,
		inputs: X(i)
	}), c === "biobot") return qa(e, t.seat, n, a);
	o[c] += a, Ka(e, t.seat, n, c);
}
function Ka(e, t, n, r) {
	let { technology: i } = e.assets[n];
	i === null || B(e, n).output < 2 || e.usedTechnologies.includes(i) || (e.usedTechnologies.push(i), ji(e, r, -1, {
		because: "firstUse",
		rule: "MF-6.7",
		seat: t,
		source: i
	}));
}
function qa(e, t, n, r) {
	e.players[t].biobots += r, G(e, "biobotMade", {
		seat: t,
		asset: n,
		biobots: e.players[t].biobots,
		target: Pa(e)
	}), Fa(e, t);
}
function Ja(e, t) {
	for (let n of R(e, t.seat)) {
		let { capture: r, workers: i, technology: a } = e.assets[n], o = z(n);
		if (r === null || r.supplies === null || o === "biobot") continue;
		let { inputs: s, salary: c } = r.supplies, { output: l } = B(e, n);
		r.supplies = null, Wr(e.players[r.raider].stock, { [o]: l }), t.covered += i, G(e, "producedForRaider", {
			seat: t.seat,
			raider: r.raider,
			asset: n,
			technology: a,
			product: o,
			units: l,
			workers: i,
			salary: c,
			inputs: s
		}), Ka(e, t.seat, n, o);
	}
}
function Ya(e, t) {
	let { workers: n, inputs: r, output: i } = B(e, t), a = z(t);
	return (a === "biobot" ? 0 : i * Z(e, a)) - Oi(e, r) - n * Y(e);
}
function Xa(e, t) {
	if (t.struck) return !1;
	let { stock: n } = e.players[t.seat];
	return R(e, t.seat).some((r) => !t.ran.includes(r) && Ua(e, r, t.startedAt, n) === null);
}
var Za = (e, t) => Qa(e, t).runs;
function Qa(e, t) {
	let n = { ...e.players[t.seat].stock }, r = [];
	if (t.struck) return {
		runs: r,
		stock: n
	};
	let i = R(e, t.seat).filter((e) => !t.ran.includes(e));
	for (let a of [
		1,
		2,
		3
	]) {
		let o = i.filter((e) => A[M[e]].level === a);
		o.length > 1 && o.sort((t, n) => Ya(e, n) - Ya(e, t));
		for (let i of o) {
			if (Ua(e, i, t.startedAt, n) !== null) continue;
			let { inputs: a, output: o } = B(e, i), s = z(i);
			Gr(n, a), s !== "biobot" && (n[s] += o), r.push(i);
		}
	}
	return {
		runs: r,
		stock: n
	};
}
function $a(e, t, n = e.players[t.seat].stock) {
	return R(e, t.seat).filter((n) => !t.ran.includes(n) && !eo(e, n)).map((r) => ({
		asset: r,
		because: (t.struck ? { is: "strike" } : Ua(e, r, t.startedAt, n)) ?? { is: "unused" }
	}));
}
var eo = (e, t) => {
	let { capture: n } = e.assets[t];
	return n !== null && n.mode === "operate" && n.supplies === null;
};
// games/matter-of-fact/rules/production-facts.ts
function to(e, t) {
	let { runs: n, stock: r } = Qa(e, t), i = X(), a = X(), o = 0;
	for (let t of n) {
		let { inputs: n, output: r } = B(e, t), s = z(t);
		Wr(a, n), s === "biobot" ? o += r : i[s] += r;
	}
	let s = $a(e, t, r).filter(({ asset: e }) => !n.includes(e));
	return {
		proposal: n,
		gains: i,
		biobots: o,
		spends: a,
		standstills: s
	};
}
var no = (e, t) => ({
	seat: t,
	startedAt: e.players[t].cell,
	struck: e.players[t].isOnStrike,
	ran: []
}), ro = (e, t, n) => t === null ? null : {
	seat: t,
	cash: n ? K(e, t) : null,
	stock: Qa(e, no(e, t)).stock,
	capacities: Ni(e, t)
};
function io(e, t, n) {
	let r = M[t], { cost: i, dividend: a, product: o } = A[r], { owner: s } = e.assets[t], { workers: c, inputs: l, output: u } = B(e, t), d = s === null ? null : e.players[s].cell, f = s !== null && e.players[s].isOnStrike, p = s === null ? null : Ua(e, t, d, e.players[s].stock);
	return {
		kind: r,
		cell: F[t],
		product: o,
		cost: i,
		resale: mr(r),
		dividend: a,
		workers: c,
		inputs: X(l),
		output: u,
		standstill: f ? { is: "strike" } : p,
		isReady: s !== null && !f && p === null,
		ownLabour: d === F[t],
		margin: Ya(e, t),
		ifBought: s === null && n !== null ? ao(e, t, n) : null
	};
}
function ao(e, t, n) {
	let { cost: r } = A[M[t]], i = n.cash === null ? null : n.cash - r, a = Oi(e, co(e, t, n));
	return {
		...oo(e, t, n.seat),
		salary: Ar(e, n.seat) * Y(e),
		cash: i,
		standstill: so(e, t, n),
		isUnfed: a > 0 && i !== null && i < 2 * a
	};
}
function oo(e, t, n) {
	let r = z(t), i = Ya(e, t);
	if (r === "biobot") return {
		price: null,
		monopolist: null,
		capacity: 0,
		margin: i
	};
	let { output: a } = B(e, t), { column: o } = e.market[r], s = e.seats.map((t) => Mi(e, t, r) + (t === n ? a : 0)), c = Ei(r, ki(o, -1));
	return {
		price: c,
		monopolist: Pi(s),
		capacity: s[n] ?? 0,
		margin: i - a * (Ei(r, o) - c)
	};
}
function so(e, t, { seat: n, stock: r }) {
	let { workers: i, inputs: a } = B(e, t), o = e.players[n].idle + e.players[n].picket + 1;
	return o < i ? {
		is: "shortOfWorkers",
		has: o,
		needs: i
	} : Kr(r, a) === null ? null : {
		is: "shortOfInputs",
		missing: qr(r, a)
	};
}
function co(e, t, { seat: n, capacities: r }) {
	let i = X(B(e, t).inputs);
	for (let t of O) (r[t] > 0 || e.players[n].stock[t] >= 2 * i[t]) && (i[t] = 0);
	return i;
}
// games/matter-of-fact/rules/market-facts.ts
function lo(e, t) {
	let { column: n } = e.market[t], r = (r) => Ai(e, t, r) ? null : Ei(t, ki(n, r));
	return {
		price: Z(e, t),
		highest: Ei(t, 0),
		lowest: Ei(t, 10),
		up: r(1),
		down: r(-1),
		capacities: D(e.seats, (n) => Mi(e, n, t)),
		tokens: e.options.tokens === "limited" ? Ii(e, t) : null
	};
}
// games/matter-of-fact/rules/proposed-plan.ts
var uo = 1e3;
function fo(e, t) {
	let n = po(e, t), r = { ...e.players[t].stock }, i = e.players[t].idle + n.reduce((t, { asset: n }) => t + e.assets[n].workers, 0), a = {
		posts: [],
		idle: i,
		runs: [],
		margin: 0
	}, o = (t) => {
		n.splice(n.indexOf(t), 1), go(e, r, t.asset), a.idle -= t.needs, a.margin += Ya(e, t.asset), a.runs.push(t.asset), a.posts.push({
			asset: t.asset,
			workers: t.needs
		});
	}, s = ({ asset: t, needs: n, gain: i }) => n <= a.idle && i > 0 && Kr(r, B(e, t).inputs) === null;
	for (let t of _o(e, n, r, i)) o(t);
	for (let e = n.find(s); e !== void 0; e = n.find(s)) o(e);
	for (let { asset: e } of n) a.posts.push({
		asset: e,
		workers: 0
	});
	return a;
}
var po = (e, t) => R(e, t).filter((t) => e.assets[t].capture === null).map((n) => ({
	asset: n,
	needs: mo(e, t, n),
	gain: ho(e, n)
})).sort((e, t) => t.gain * Math.max(1, e.needs) - e.gain * Math.max(1, t.needs)), mo = (e, t, n) => B(e, n).workers - +(e.players[t].cell === F[n]), ho = (e, t) => Ya(e, t) + (z(t) === "biobot" ? uo : 0);
function go(e, t, n) {
	let { inputs: r, output: i } = B(e, n), a = z(n);
	Gr(t, r), a !== "biobot" && (t[a] += i);
}
function _o(e, t, n, r) {
	for (let i of t.filter(({ asset: e }) => z(e) === "biobot")) {
		let a = vo(e, t, { ...n }, i, []);
		if (a !== null && a.reduce((e, { needs: t }) => e + t, 0) <= r) return a;
	}
	return [];
}
function vo(e, t, n, r, i) {
	let { inputs: a } = B(e, r.asset);
	for (let r = Kr(n, a); r !== null; r = Kr(n, a)) {
		let a = t.find((e) => z(e.asset) === r && !i.includes(e));
		if (a === void 0 || vo(e, t, n, a, i) === null) return null;
	}
	return go(e, n, r.asset), i.push(r), i;
}
var yo = (e, { posts: t }) => t.every(({ asset: t, workers: n }) => e.assets[t].workers === n);
function bo(e, t) {
	let { posts: n } = fo(e, t), r = e.players[t];
	for (let { asset: i, workers: a } of n) {
		let n = e.assets[i].workers - a;
		n <= 0 || (e.assets[i].workers = a, r.idle += n, G(e, "workersMoved", {
			seat: t,
			from: i,
			to: "idle",
			workers: n
		}));
	}
	for (let { asset: i, workers: a } of n) {
		let n = a - e.assets[i].workers;
		n <= 0 || (e.assets[i].workers = a, r.idle -= n, G(e, "workersMoved", {
			seat: t,
			from: "idle",
			to: i,
			workers: n
		}));
	}
}
// games/matter-of-fact/rules/salary.ts
var xo = (e, t) => kr(e, t.seat) ? Math.max(0, Ar(e, t.seat) - t.covered - t.paidFor) : 0, So = (e, t) => xo(e, t) * Y(e);
function Co(e, t) {
	let n = xo(e, t), r = Y(e);
	q(e, t.seat, n * r), t.paidFor += n, G(e, "salaryPaid", {
		seat: t.seat,
		workers: n,
		rate: r,
		amount: n * r
	}), wo(e, t.seat, "paid");
}
function wo(e, t, n) {
	let r = e.players[t];
	if (!r.isOnStrike) return;
	let i = r.picket;
	r.isOnStrike = !1, r.picket = 0, r.idle += i, G(e, "strikeEnded", {
		seat: t,
		workers: i,
		because: n
	});
}
function To(e, t, n) {
	let r = e.players[t], i = Ar(e, t);
	for (let n of R(e, t)) e.assets[n].workers = 0, e.assets[n].hasGuard = !1;
	r.idle = 0, r.picket = i, r.isOnStrike = !0, G(e, "strikeBegan", {
		seat: t,
		by: n,
		workers: i
	});
}
// games/matter-of-fact/rules/salary-facts.ts
function Eo(e, t) {
	let n = So(e, t), r = K(e, t.seat), i = n <= r, a = e.players[t.seat].arrest > 0 ? 0 : Oi(e, e.players[t.seat].stock);
	return {
		due: n,
		workers: xo(e, t),
		cash: r,
		isAffordable: i,
		exits: {
			discharge: i ? null : Do(e, t, n - r),
			stock: a,
			assets: i ? [] : Oo(e, t, n)
		}
	};
}
function Do(e, t, n) {
	let r = Math.ceil(n / Y(e)), { idle: i, picket: a } = e.players[t.seat], o = i + a;
	for (let n of R(e, t.seat)) {
		let { workers: t, hasGuard: r, capture: i } = e.assets[n];
		o += (i === null ? t : 0) + +!!r;
	}
	return r <= o ? r : null;
}
function Oo(e, t, n) {
	let r = R(e, t.seat), i = r.length === 1 ? 0 : n;
	return r.filter((t) => e.assets[t].capture === null).map((n) => {
		let r = mr(M[n]);
		return {
			asset: n,
			price: r,
			left: K(e, t.seat) - Br(e, t.seat) + r - i
		};
	});
}
// games/matter-of-fact/rules/seat-facts.ts
function ko(e, t) {
	let n = Ar(e, t), r = R(e, t), i = Object.fromEntries(fr.map((e) => [e, 0]));
	for (let e of r) i[M[e]] += 1;
	let a = e.seats.every((t) => Qe(e.players[t].cash));
	return {
		workers: n,
		salary: r.length > 0 ? n * Y(e) : 0,
		speed: Nr(e, t),
		vehicle: Mr(e, t),
		assets: i,
		capacities: Ni(e, t),
		worth: Qe(e.players[t].cash) ? Ra(e, t) : null,
		place: a ? e.ending?.places[t] ?? za(e, e.seats)[t] ?? null : null,
		readiness: Ao(e, t),
		forecast: to(e, no(e, t))
	};
}
function Ao(e, t) {
	let { stock: n, cell: r } = e.players[t], i = R(e, t).filter((e) => M[e] === "technologyPark"), a = i.map((t) => ({
		process: B(e, t),
		hands: Ha(e, t, r)
	})), o = {
		process: A.technologyPark.basic,
		hands: 0
	}, s = ({ process: e, hands: t }) => Math.max(0, (e.inputs.steel ?? 0) - n.steel) + Math.max(0, (e.inputs.energy ?? 0) - n.energy) + Math.max(0, e.workers - t), [c = o] = a.sort((e, t) => s(e) - s(t));
	return {
		hasPark: i.length > 0,
		steel: {
			has: n.steel,
			needs: c.process.inputs.steel ?? 0
		},
		energy: {
			has: n.energy,
			needs: c.process.inputs.energy ?? 0
		},
		workers: {
			has: c.hands,
			needs: c.process.workers
		}
	};
}
// games/matter-of-fact/rules/locations.ts
var jo = { is: "open" };
function Q(e, t) {
	let { cell: n } = e.players[t.seat];
	return n === null ? jo : yr[n];
}
function Mo(e, t) {
	let n = e.options.reuse === "allowed" || t.hasArrived;
	return aa(e, t.seat) ?? (n ? null : W("MF-R23", "mustArrive", {}));
}
function No(e, t, n, r) {
	let i = Q(e, t);
	return (n === "freeAsset" ? i.is === "asset" : i.is === n) ? Mo(e, t) : W(r, "notHere", { needs: n });
}
function Po(e, t) {
	let n = Q(e, t);
	if (n.is !== "asset" || e.options.raids === "off") return !1;
	let { owner: r, capture: i } = e.assets[n.asset];
	return r !== null && r !== t.seat && (i !== null || t.mayRaid);
}
function Fo(e, t) {
	let n = Q(e, t);
	return n.is === "open" || n.is === "frontier" ? !1 : n.is === "asset" && e.assets[n.asset].owner !== null ? Po(e, t) : n.is === "businessCentre" && !O.some((t) => e.market[t].isOpen) ? !1 : !t.hasStudied;
}
// kernel/hex.ts
var Io = [
	0,
	1,
	2,
	3,
	4,
	5
], Lo = [
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	},
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	}
];
function Ro({ q: e, r: t }, n) {
	let r = Lo[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function zo(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function Bo(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of Io) {
			let { q: t, r: i } = Ro(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = zo(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
// games/matter-of-fact/rules/map.ts
var Vo = Bo(vr), Ho = 0, Uo = 1, Wo = 2, Go = 3, Ko = (e, t) => e * 2 + +!!t;
function qo(e, t) {
	let n = /* @__PURE__ */ new Uint8Array(137);
	for (let r of e.seats) if (r !== t) for (let t of R(e, r)) e.assets[t].hasGuard && (n[F[t]] = Wo);
	for (let r of e.seats) {
		let { cell: i } = e.players[r];
		if (i === null || r === t) continue;
		let a = I[i];
		n[i] = a !== null && e.assets[a].owner === t && e.assets[a].capture !== null ? Go : Uo;
	}
	return n;
}
function Jo(e, t, n, r) {
	let i = Mr(e, t) === "quadcopter", a = qo(e, t), o = (/* @__PURE__ */ new Int16Array(274)).fill(-1), s = (/* @__PURE__ */ new Int16Array(274)).fill(-1), c = /* @__PURE__ */ new Int16Array(274), l = 1;
	c[0] = Ko(n, !1), o[n * 2] = 0;
	for (let e = 0; e < l; e++) {
		let t = c[e], n = o[t] + 1;
		if (n > r) break;
		let u = t >> 1;
		for (let e = 0; e < 6; e++) {
			let r = Vo.neighbours[u * 6 + e];
			if (r === -1) continue;
			let d = a[r];
			if (!i && (d === Uo || d === Wo)) continue;
			let f = r * 2 + (xr[r] ? 1 : t & 1);
			o[f] === -1 && (o[f] = n, s[f] = t, (i || d !== Go) && (c[l++] = f));
		}
	}
	return {
		start: n,
		hexes: o,
		from: s,
		bars: a
	};
}
function Yo({ start: e, hexes: t, bars: n }, r, i) {
	if (r === e && !i) return !0;
	let a = n[r];
	return (a === Ho || a === Go) && t[Ko(r, i)] !== -1;
}
var Xo = ({ bars: e }, t) => e[t] === Wo, Zo = ({ bars: e }, t) => e[t] === Uo, Qo = ({ bars: e }, t) => e[t] === Go, $o = ({ hexes: e }, t, n) => e[Ko(t, n)];
function es({ from: e }, t, n) {
	let r = [];
	for (let i = Ko(t, n); i !== -1; i = e[i]) r.push(i >> 1);
	return r.reverse();
}
// games/matter-of-fact/rules/turn-facts.ts
function ts(e, t, n) {
	let r = Jo(e, t.seat, n, Nr(e, t.seat));
	return N.flatMap((t) => {
		let n = Yo(r, t, !1), i = Yo(r, t, !0);
		return !n && !i ? [] : [{
			cell: t,
			hexes: $o(r, t, !n),
			card: n ? i ? "either" : "without" : "with",
			ways: {
				without: n ? es(r, t, !1) : null,
				with: i ? es(r, t, !0) : null
			},
			arrests: Qo(r, t) ? Pr(e, t) : null
		}];
	});
}
function ns(e, t) {
	let n = qo(e, t);
	return N.flatMap((t) => {
		let r = Pr(e, t);
		if (Zo({ bars: n }, t) && r !== null) return [{
			cell: t,
			is: "chip",
			seat: r
		}];
		let i = I[t], a = Xo({ bars: n }, t) && i !== null ? e.assets[i].owner : null;
		return a === null ? [] : [{
			cell: t,
			is: "guard",
			seat: a
		}];
	});
}
function rs(e, t, n) {
	let r = Jo(e, t.seat, n, N.length), i = Nr(e, t.seat);
	return D(N, (e) => {
		let t = [!1, !0].filter((t) => Yo(r, e, t)).map((t) => $o(r, e, t));
		return t.length === 0 ? null : Math.ceil(Math.min(...t) / i);
	});
}
function is(e, t) {
	return e.stack.flatMap((e) => e.phase === "study" && e.seat === t ? e.cards.secret : []).map((n) => {
		let { price: r, fits: i, process: a } = L[n], o = R(e, t).filter((e) => M[e] === i);
		return {
			technology: n,
			price: r,
			isAffordable: K(e, t) >= r,
			fits: o.map((t) => {
				let n = z(t), r = n === "biobot" ? 0 : a.output * Z(e, n);
				return {
					asset: t,
					now: Ya(e, t),
					after: r - Oi(e, a.inputs) - a.workers * Y(e),
					workersAfter: a.workers
				};
			}),
			lowersPrice: a.output > 1 && !e.usedTechnologies.includes(n)
		};
	});
}
function as(e, t) {
	let n = Q(e, t);
	if (n.is !== "asset" || !Po(e, t)) return null;
	let { owner: r } = e.assets[n.asset];
	return r === null ? null : {
		asset: n.asset,
		owner: r,
		...Xr(e, n.asset),
		product: z(n.asset),
		output: B(e, n.asset).output,
		isOperable: Zr(e, t.seat, n.asset) === null
	};
}
var os = D([], () => null), ss = (e) => ls(e, null);
function cs(e, t) {
	if (e.options.cash === "hidden") return ls(e, t);
	let n = is(e, t);
	if (e.outcome !== null || Er(e) !== null) return { study: n };
	let r = ro(e, t, !0);
	return {
		study: n,
		assets: fs(j, (t) => io(e, t, r))
	};
}
function ls(e, t) {
	let n = e.outcome === null ? Er(e) : null, r = ds(e), i = e.outcome === null ? xa(e) : 0, a = n === null ? null : e.players[n.seat].cell, o = n !== null && Qe(e.players[n.seat].cash), s = ro(e, n?.seat ?? t, n === null || o);
	return {
		part: r,
		stage: i,
		active: n?.seat ?? null,
		order: e.starter === null ? [] : sr(e.seats, e.starter),
		salaryRate: Y(e),
		target: Pa(e),
		market: fs(O, (t) => lo(e, t)),
		assets: fs(j, (t) => io(e, t, s)),
		seats: D(e.seats, (t) => ko(e, t)),
		reach: n !== null && a !== null && r === "movement" ? ts(e, n, a) : [],
		blocked: n === null ? [] : ns(e, n.seat),
		turnsTo: n !== null && a !== null ? rs(e, n, a) : os,
		production: n !== null && r === "production" ? to(e, n) : null,
		salary: n !== null && o && i >= 1 && i <= 4 ? Eo(e, n) : null,
		plan: n !== null && r === "planning" ? fo(e, n.seat) : null,
		study: t === null ? [] : is(e, t),
		raid: n !== null && o && r === "investments" ? as(e, n) : null,
		decks: {
			actions: e.actionDeck.secret.length,
			actionDiscards: e.actionDiscards.length,
			technologies: {
				I: e.technologyDecks.I.secret.length,
				II: e.technologyDecks.II.secret.length
			}
		}
	};
}
var us = {
	starter: "starter",
	startHex: "startHex",
	production: "production",
	monopoly: "monopoly",
	movement: "movement",
	investments: "investments",
	salary: "salary",
	planning: "planning",
	strike: "strike",
	choice: "study"
}, ds = (e) => (e.outcome === null ? us[e.stack.at(-1)?.step ?? ""] : void 0) ?? "over", fs = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)])), ps = {}, ms = {
	offer: (e, t, n) => e.options.leaver === "liquidate" && !e.players[n].hasLeft ? {} : W("MF-R64", "botTakesOver", {}),
	take(e, t, n) {
		hs(e, n);
		let r = e.seats.filter((t) => !e.players[t].hasLeft);
		return r.length === 1 && Va(e, {
			because: "lastPlayer",
			rule: "MF-R64",
			first: r
		}), U;
	}
};
function hs(e, t) {
	let n = e.players[t], r = [...R(e, t)];
	G(e, "conceded", {
		seat: t,
		assets: r
	});
	for (let n of j) (e.assets[n].owner === t || e.assets[n].capture?.raider === t) && ni(e, n, "conceded");
	for (let n of jr(e, t)) e.technologyDiscards[L[n].level].push(n);
	e.workersLeft += Ar(e, t);
	for (let t of r) Object.assign(e.assets[t], {
		owner: null,
		technology: null,
		workers: 0,
		hasGuard: !1,
		capture: null
	});
	n.assets = [];
	for (let { card: t } of n.contracts) e.actionDiscards.push(t);
	for (let t of k) {
		let r = e.vehiclesLeft[t];
		n.vehicles[t] !== "none" && r !== null && (e.vehiclesLeft[t] = r + 1);
	}
	n.cash.secret = 0, n.debt.secret = 0, Object.assign(n, {
		stock: X(),
		idle: 0,
		picket: 0,
		isOnStrike: !1,
		hand: [],
		vehicles: {
			electricVehicle: "none",
			quadcopter: "none"
		},
		cell: null,
		arrest: 0,
		contracts: [],
		hasLeft: !0
	});
	for (let { from: n, to: r } of e.deals.open) (n === t || r === t) && G(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.open = e.deals.open.filter(({ from: e, to: n }) => e !== t && n !== t), Fi(e);
}
// games/matter-of-fact/rules/starter.ts
var gs = (e) => ys(e, oe(e, e.seats.length), "random", []);
function _s(e) {
	let t = _(e, [...j]), n = [], r = [...e.seats];
	for (; r.length > 1;) {
		let i = r.map((e) => ({
			seat: e,
			asset: t.pop()
		}));
		n.push(i), r = vs(i), t.length < r.length && t.push(..._(e, [...j]));
	}
	ys(e, r[0] ?? 0, "assetCards", n);
}
function vs(e) {
	let t = Math.max(...e.map(({ asset: e }) => pr(e)));
	return e.filter(({ asset: e }) => pr(e) === t).map(({ seat: e }) => e);
}
function ys(e, t, n, r) {
	if (e.starter = t, G(e, "starterFound", {
		how: n,
		draws: r,
		starter: t
	}), e.options.compensation !== "none") for (let [n, r] of sr(e.seats, t).entries()) {
		if (n === 0) continue;
		let t = n * 5;
		J(e, r, t), G(e, "compensated", {
			seat: r,
			amount: t
		});
	}
}
// games/matter-of-fact/rules/phases/game.ts
var bs = Fr("game", {
	draw(e) {
		e.options.starter === "random" ? gs(e) : e.options.starter === "assetCards" && _s(e);
	},
	starter: {
		rule: "MF-3.7",
		ask: (e) => e.starter === null ? xs(e)[0] ?? null : null,
		idle: (e, t, n) => ({
			type: "nameStarter",
			starter: n
		}),
		actions: { nameStarter: {
			offer: (e) => ({ starter: x(xs(e)) }),
			take(e, t, n, { starter: r }) {
				return ys(e, r, "host", []), H;
			}
		} }
	},
	round(e, t) {
		e.round += 1, t.upNext = sr(e.seats, e.starter ?? 0), G(e, "roundBegan", { round: e.round });
	},
	turns: {
		call: "turn",
		with(e, t) {
			t.upNext = t.upNext.filter((t) => !e.players[t].hasLeft);
			let n = t.upNext.shift();
			return n === void 0 ? null : Ss(e, n);
		},
		then: () => Lr("turns")
	},
	end(e) {
		return Ia(e), Lr("round");
	}
}), xs = (e) => e.seats.filter((t) => !e.players[t].hasLeft), Ss = (e, t) => ({
	seat: t,
	startedAt: e.players[t].cell,
	struck: e.players[t].isOnStrike,
	ran: [],
	priced: [],
	hasArrived: !1,
	drawsCard: !1,
	hasStudied: !1,
	mayRaid: !1,
	paidFor: 0,
	covered: 0,
	isUnpaid: !1,
	callers: []
});
// games/matter-of-fact/rules/action-cards.ts
function Cs(e, t) {
	let n = Ms(e);
	if (n !== null) {
		if (G(e, "cardDrawn", {
			seat: t,
			card: n
		}), ra(n)) return e.players[t].contracts.push({
			card: n,
			open: X(ea[n].units),
			turns: 2
		}), G(e, "contractTaken", {
			seat: t,
			card: n,
			turns: 2
		});
		ws(e, t, n, ea[n]), e.actionDiscards.push(n);
	}
}
function ws(e, t, n, r) {
	switch (r.is) {
		case "contract": return;
		case "subsidy":
			Ts(e, t, n, Os(e, t, r.rates));
			break;
		case "dividend":
			Ts(e, t, n, Os(e, t, Es(r.kinds)));
			break;
		case "taxes":
		case "transportTax": {
			let i = Os(e, t, r.rates), a = As(i);
			G(e, "taxed", {
				seat: t,
				card: n,
				items: i,
				amount: a,
				unpaid: Hr(e, t, a)
			});
		}
	}
	js(e, t, n, r.prices);
}
function Ts(e, t, n, r) {
	let i = As(r);
	G(e, "grantPaid", {
		seat: t,
		card: n,
		items: r,
		amount: i
	}), J(e, t, i);
}
var Es = (e) => Object.fromEntries(e.map((e) => [e, A[e].dividend])), Ds = [
	...fr,
	"technology",
	...lr
];
function Os(e, t, n) {
	return Ds.flatMap((r) => {
		let i = n[r];
		return i === void 0 ? [] : [{
			of: r,
			count: ks(e, t, r),
			rate: i
		}];
	});
}
function ks(e, t, n) {
	return n === "technology" ? jr(e, t).length : n === "train" ? 1 : n === "electricVehicle" || n === "quadcopter" ? e.players[t].vehicles[n] === "none" ? 0 : 1 : R(e, t).filter((e) => M[e] === n).length;
}
var As = (e) => e.reduce((e, { count: t, rate: n }) => e + t * n, 0);
function js(e, t, n, r) {
	for (let i of O) {
		let a = r[i];
		a !== void 0 && ji(e, i, a, {
			because: "card",
			rule: a > 0 ? "MF-6.11" : "MF-6.8",
			seat: t,
			source: n
		});
	}
}
function Ms(e) {
	e.actionDeck.secret.length === 0 && (G(e, "actionDeckReshuffled", { cards: e.actionDiscards.length }), xe(e, e.actionDeck, e.actionDiscards), e.actionDiscards = []);
	let t = ge(e.actionDeck);
	return Ns(e, e.actionDeck), t;
}
function Ns(e, t) {
	e.options.decks === "up" && ye(t);
}
// games/matter-of-fact/rules/universities.ts
var Ps = (e) => e === "U1" ? "I" : "II", Fs = (e, t) => e.technologyDecks[t].secret.length + e.technologyDiscards[t].length > 0;
function Is(e, t, n) {
	let r = Ps(n), i = e.technologyDecks[r];
	i.secret.length < 2 && Ls(e, r);
	let a = he(i.pool, t, []);
	for (let e = 0; e < 2; e++) _e(i, a, t);
	return Ns(e, i), G(e, "studied", {
		seat: t,
		university: n,
		cards: de(t, [...a.secret])
	}), a;
}
function Ls(e, t) {
	let n = e.technologyDecks[t], r = e.technologyDiscards[t];
	r.length !== 0 && (G(e, "technologyDeckReshuffled", {
		level: t,
		cards: r.length
	}), ve(n, _(e, r)), e.technologyDiscards[t] = []);
}
function Rs(e, t, n, r) {
	let { price: i } = L[r];
	q(e, t, i), e.players[t].hand.push(r), G(e, "technologyBought", {
		seat: t,
		technology: r,
		price: i,
		discarded: zs(e, n, r)
	});
}
function zs(e, t, n) {
	let r = t.secret.filter((e) => e !== n);
	for (let t of r) e.technologyDiscards[L[t].level].push(t);
	return be(t), r;
}
// games/matter-of-fact/rules/phases/study.ts
var Bs = Fr("study", {
	choice: {
		rule: "MF-11.2",
		ask: (e, t) => e.players[t.seat].hasLeft ? null : t.seat,
		idle: () => ({ type: "takeNone" }),
		actions: {
			buyTechnology: {
				offer(e, t, n) {
					let r = K(e, n);
					return { technology: x(t.cards.secret, (e) => {
						let t = L[e].price;
						return r < t ? W("MF-11.2", "cannotPay", {
							cost: t,
							cash: r
						}) : null;
					}) };
				},
				take(e, t, n, { technology: r }) {
					return Rs(e, n, t.cards, r), Rr();
				}
			},
			takeNone: {
				offer: () => ({}),
				take(e, t, n) {
					return G(e, "technologiesDeclined", {
						seat: n,
						discarded: zs(e, t.cards, null)
					}), Rr();
				}
			}
		}
	},
	putAway(e, t) {
		zs(e, t.cards, null);
	}
});
// games/matter-of-fact/rules/defaults.ts
function Vs(e, t) {
	let { stock: n, arrest: r } = e.players[t.seat], i = So(e, t) + Br(e, t.seat) - K(e, t.seat);
	if (i <= 0) return { type: "paySalary" };
	if (r > 0 || Oi(e, n) < i) return { type: "leaveUnpaid" };
	let [a] = O.filter((e) => n[e] > 0).sort((t, n) => Z(e, t) - Z(e, n));
	return a === void 0 ? { type: "leaveUnpaid" } : {
		type: "sell",
		resource: a,
		units: Math.min(n[a], Math.ceil(i / Z(e, a)))
	};
}
function Hs(e, t) {
	let { contracts: n, stock: r } = e.players[t.seat];
	for (let { card: t, open: i, turns: a } of n) if (!(a > 1)) for (let n of O) {
		let a = Math.min(i[n], r[n]);
		if (a > 0 && Z(e, n) < Di(n)) return {
			type: "deliver",
			contract: t,
			resource: n,
			units: a
		};
	}
	return { type: "endTurn" };
}
// games/matter-of-fact/rules/discharge.ts
function Us(e, t) {
	let { idle: n, picket: r } = e.players[t], i = [], a = (e, t) => {
		t > 0 && i.push({
			from: { one: [e] },
			workers: S(1, t)
		});
	};
	a("idle", n), a("picket", r);
	for (let n of R(e, t)) {
		let { workers: t, hasGuard: r, capture: o } = e.assets[n];
		o === null ? a(n, t) : t > 0 && i.push({
			from: x([n], () => W("MF-12.3", "captured", {
				asset: n,
				by: o.raider
			})),
			workers: S(1, t)
		}), r && a(Ri(n), 1);
	}
	return i.length > 0 ? i : W("MF-12.2", "noWorkers", {});
}
function Ws(e, t, n, r) {
	n === "picket" ? e.players[t].picket -= r : Hi(e, t, n, -r), e.workersLeft += r, G(e, "discharged", {
		seat: t,
		from: n,
		workers: r
	});
}
// games/matter-of-fact/rules/phases/turn-free.ts
var Gs = { discharge: {
	offer: (e, t, n) => Us(e, n),
	take(e, t, n, { from: r, workers: i }) {
		return Ws(e, n, r, i), U;
	}
} }, Ks = { paySalary: {
	offer(e, t, n) {
		let r = So(e, t);
		if (r === 0) return W("MF-R36", "nothingDue", {});
		let i = K(e, n);
		return i < r ? W("MF-R38", "cannotPay", {
			cost: r,
			cash: i
		}) : {};
	},
	take(e, t) {
		return Co(e, t), U;
	}
} }, qs = {
	sell: {
		offer: (e, t, n) => oa(e, n),
		take(e, t, n, { resource: r, units: i }) {
			return ca(e, n, r, i), U;
		}
	},
	deliver: {
		offer: (e, t, n) => da(e, n),
		take(e, t, n, r) {
			return pa(e, n, r), U;
		}
	},
	sellAsset: {
		offer: (e, t, n) => ga(e, n),
		take(e, t, n, { asset: r }) {
			return va(e, n, r), U;
		}
	}
}, Js = { goOn: {
	offer: () => ({}),
	take: () => H
} }, Ys = {
	buyAsset: {
		offer(e, t, n) {
			let r = Q(e, t), i = No(e, t, "freeAsset", "MF-10.1");
			if (r.is !== "asset" || i !== null) return i ?? W("MF-10.1", "notHere", { needs: "freeAsset" });
			let a = e.assets[r.asset].owner;
			if (a !== null) return W("MF-R68", "owned", {
				asset: r.asset,
				by: a
			});
			let { cost: o } = A[M[r.asset]], s = K(e, n);
			return s < o ? W("MF-10.1", "cannotPay", {
				cost: o,
				cash: s
			}) : {};
		},
		take(e, t, n) {
			let r = Q(e, t);
			if (r.is !== "asset") return U;
			let { asset: i } = r, { cost: a } = A[M[i]];
			q(e, n, a), Or(e, i, n), G(e, "assetBought", {
				seat: n,
				asset: i,
				cell: e.players[n].cell ?? 0,
				cost: a
			}), Li(e, n, i);
			let o = z(i);
			return o !== "biobot" && ji(e, o, -1, {
				because: "newEnterprise",
				rule: "MF-6.6",
				seat: n,
				source: i
			}), Fi(e), U;
		}
	},
	hire: {
		offer(e, t, n) {
			let r = No(e, t, "labourExchange", "MF-12.1");
			if (r !== null) return r;
			let i = K(e, n), a = Math.floor(i / 10), o = a < e.workersLeft ? W("MF-12.1", "cannotPay", {
				cost: (a + 1) * 10,
				cash: i
			}) : W("MF-R16", "noWorkersLeft", { left: e.workersLeft }), s = W("MF-12.1", "atLeastOne", {});
			return { workers: S(1, Math.min(a, e.workersLeft), {
				below: s,
				above: o
			}) };
		},
		take(e, t, n, { workers: r }) {
			let i = Q(e, t);
			if (i.is !== "labourExchange") return U;
			let a = r * 10;
			return q(e, n, a), e.players[n].idle += r, e.workersLeft -= r, G(e, "hired", {
				seat: n,
				exchange: i.exchange,
				workers: r,
				cost: a,
				left: e.workersLeft
			}), U;
		}
	},
	study: {
		offer(e, t) {
			let n = Q(e, t), r = No(e, t, "university", "MF-11.1");
			if (n.is !== "university" || r !== null) return r ?? W("MF-11.1", "notHere", { needs: "university" });
			let i = Ps(n.university);
			return Fs(e, i) ? {} : W("MF-R19", "noCards", { level: i });
		},
		take(e, t, n) {
			let r = Q(e, t);
			return r.is === "university" ? (t.hasStudied = !0, Ir("study", {
				seat: n,
				university: r.university,
				cards: Is(e, n, r.university)
			})) : U;
		}
	},
	buyVehicle: {
		offer(e, t, n) {
			let r = No(e, t, "dealership", "MF-13.2");
			if (r !== null) return r;
			let i = K(e, n);
			return { vehicle: x(k, (t) => {
				if (e.players[n].vehicles[t] !== "none") return W("MF-R20", "hasVehicle", { vehicle: t });
				if (e.vehiclesLeft[t] === 0) return W("MF-R20", "soldOut", { vehicle: t });
				let r = dr[t].price;
				return i < r ? W("MF-13.2", "cannotPay", {
					cost: r,
					cash: i
				}) : null;
			}) };
		},
		take(e, t, n, { vehicle: r }) {
			let { price: i } = dr[r];
			q(e, n, i), e.players[n].vehicles[r] = "new";
			let a = e.vehiclesLeft[r];
			return a !== null && (e.vehiclesLeft[r] = a - 1), G(e, "vehicleBought", {
				seat: n,
				vehicle: r,
				price: i
			}), U;
		}
	},
	returnVehicle: {
		offer(e, t, n) {
			let r = No(e, t, "dealership", "MF-13.3");
			return r === null ? { vehicle: x(k, (t) => {
				let r = e.players[n].vehicles[t];
				return r === "none" ? W("MF-13.3", "noVehicle", { vehicle: t }) : r === "new" ? W("MF-R22", "justBought", { vehicle: t }) : null;
			}) } : r;
		},
		take(e, t, n, { vehicle: r }) {
			let { refund: i } = dr[r];
			e.players[n].vehicles[r] = "none";
			let a = e.vehiclesLeft[r];
			return a !== null && (e.vehiclesLeft[r] = a + 1), G(e, "vehicleReturned", {
				seat: n,
				vehicle: r,
				refund: i
			}), J(e, n, i), U;
		}
	},
	buyResource: {
		offer(e, t, n) {
			let r = No(e, t, "businessCentre", "MF-14.1");
			if (r !== null) return r;
			let i = K(e, n);
			return O.map((t) => {
				if (!e.market[t].isOpen) return {
					resource: x([t], () => W("MF-14.2", "notOpened", { resource: t })),
					units: ia
				};
				let n = Z(e, t), r = Math.floor(i / n), a = e.options.tokens === "limited" ? Ii(e, t) : r, o = a < r ? W("MF-R15", "tokenLimit", {
					resource: t,
					left: a
				}) : W("MF-14.1", "cannotPay", {
					cost: (r + 1) * n,
					cash: i
				});
				return {
					resource: x([t]),
					units: S(1, Math.min(r, a), { above: o })
				};
			});
		},
		take(e, t, n, { resource: r, units: i }) {
			let a = Z(e, r);
			return q(e, n, i * a), e.players[n].stock[r] += i, G(e, "resourceBought", {
				seat: n,
				resource: r,
				units: i,
				price: a,
				cost: i * a
			}), U;
		}
	}
}, Xs = { changePrice: {
	offer: (e, t) => O.map((n) => {
		let r = Zs(e, t, n);
		if (r !== null) return {
			resource: x([n], () => r),
			by: x([1, -1])
		};
		let i = Z(e, n);
		return {
			resource: x([n]),
			by: x([1, -1], (t) => Ai(e, n, t) ? W("MF-R12", "endOfRow", {
				resource: n,
				price: i
			}) : null)
		};
	}),
	take(e, t, n, { resource: r, by: i }) {
		return t.priced.push(r), ji(e, r, i, {
			because: "monopolist",
			rule: i > 0 ? "MF-6.12" : "MF-6.9",
			seat: n,
			source: null
		}), U;
	}
} };
function Zs(e, t, n) {
	let { monopolist: r } = e.market[n];
	return r === t.seat ? t.priced.includes(n) ? W("MF-R13", "priceChanged", { resource: n }) : null : W("MF-7.6", "notMonopolist", {
		resource: n,
		monopolist: r
	});
}
var Qs = (e, t) => O.some((n) => e.market[n].monopolist === t.seat && !t.priced.includes(n)), $s = (e, t) => ({
	value: e,
	because: t
}), ec = (e) => D(N, (t) => $s(t, e)), tc = {
	4: ec(W("MF-8.1", "outOfReach", { speed: 4 })),
	6: ec(W("MF-8.1", "outOfReach", { speed: 6 })),
	8: ec(W("MF-8.1", "outOfReach", { speed: 8 }))
}, nc = ec(W("MF-R25", "cardUnavoidable", {})), rc = ec(W("MF-R25", "noBorderOnTheWay", {}));
function ic(e, t, n) {
	let r = Nr(e, t), i = Jo(e, t, n, r), a = {
		one: [],
		not: []
	}, o = {
		one: [],
		not: []
	};
	for (let t of N) {
		let n = Yo(i, t, !1), s = Yo(i, t, !0), c = n || s ? null : ac(e, i, t, r);
		n ? a.one.push(t) : a.not.push(c ?? nc[t]), s ? o.one.push(t) : o.not.push(c ?? rc[t]);
	}
	return [{
		to: a,
		card: { one: [!1] }
	}, {
		to: o,
		card: { one: [!0] }
	}];
}
function ac(e, t, n, r) {
	let i = I[n];
	if (Xo(t, n) && i !== null) return $s(n, W("MF-8.4", "guarded", {
		asset: i,
		owner: e.assets[i].owner ?? 0
	}));
	let a = Zo(t, n) ? Pr(e, n) : null;
	return a === null ? tc[r][n] : $s(n, W("MF-8.4", "occupied", {
		cell: n,
		by: a
	}));
}
function oc(e, t, n, r) {
	let i = e.players[t.seat], a = i.cell;
	if (a === null) return;
	if (t.drawsCard = r, t.hasArrived = n !== a, !t.hasArrived && !r) return G(e, "stayed", {
		seat: t.seat,
		cell: a
	});
	if (e.events !== null && sc(e, t.seat, a, n, r), !t.hasArrived) return;
	let o = Yr(e, t.seat);
	o !== null && ni(e, o, "left"), i.cell = n;
	let s = I[n], c = s === null ? null : e.assets[s].owner;
	t.mayRaid = c !== null && c !== t.seat, s !== null && c === t.seat && ii(e, t.seat, s);
}
function sc(e, t, n, r, i) {
	let a = es(Jo(e, t, n, Nr(e, t)), r, i), o = a.slice(1).filter((e) => xr[e]);
	G(e, "moved", {
		seat: t,
		from: n,
		to: r,
		path: a,
		vehicle: Mr(e, t),
		crossed: o
	});
}
// games/matter-of-fact/rules/phases/turn-movement.ts
var cc = {
	placeChip: {
		offer: (e) => ({ cell: x(Sr, (t) => {
			let n = Pr(e, t);
			return n === null ? null : W("MF-R69", "occupied", {
				cell: t,
				by: n
			});
		}) }),
		take(e, t, n, { cell: r }) {
			return e.players[n].cell = r, G(e, "chipPlaced", {
				seat: n,
				cell: r
			}), H;
		}
	},
	move: {
		offer: (e, t, n) => ic(e, n, e.players[n].cell ?? 0),
		take(e, t, n, { to: r, card: i }) {
			return oc(e, t, r, i), H;
		}
	}
}, lc = {
	moveWorkers: {
		offer: (e, t, n) => Ui(e, n),
		check: (e, t, n, r) => Ki(r),
		take(e, t, n, r) {
			return qi(e, n, r), U;
		}
	},
	layTechnology: {
		offer: (e, t, n) => Ji(e, n),
		take(e, t, n, { technology: r, asset: i }) {
			return Xi(e, n, r, i), U;
		}
	},
	takeUpTechnology: {
		offer: (e, t, n) => Qi(e, n),
		take(e, t, n, { technology: r }) {
			return $i(e, n, r), U;
		}
	},
	adoptPlan: {
		offer(e, t, n) {
			return e.players[n].isOnStrike ? W("MF-R40", "onStrike", {}) : kr(e, n) ? yo(e, fo(e, n)) ? W("MF-16.1", "planStands", {}) : {} : W("MF-16.1", "noAsset", {});
		},
		take(e, t, n) {
			return bo(e, n), U;
		}
	}
}, uc = {
	run: {
		offer: (e, t, n) => ({ asset: x(R(e, n), (n) => Wa(e, t, n)) }),
		take(e, t, n, { asset: r }) {
			return Ga(e, t, r), U;
		}
	},
	runProposed: {
		offer: () => ({}),
		take(e, t) {
			for (let n of Za(e, t)) e.outcome === null && Ga(e, t, n);
			return U;
		}
	}
}, dc = { raid: {
	offer(e, t, n) {
		if (e.options.raids === "off") return W("MF-1.6", "raidsOff", {});
		let { cell: r } = e.players[n], i = r === null ? null : I[r], a = i === null ? null : e.assets[i].owner;
		if (i === null || a === null || a === n) return W("MF-18.1", "notHere", { needs: "rivalAsset" });
		let { capture: o } = e.assets[i];
		return { mode: x(["operate", "sabotage"], (t) => o?.mode === t ? W("MF-18.10", "alreadySo", { mode: t }) : t === "operate" ? Zr(e, n, i) : null) };
	},
	take(e, t, n, { mode: r }) {
		let { cell: i } = e.players[n], a = i === null ? null : I[i], o = a === null ? null : e.assets[a].owner;
		if (a === null || o === null) return U;
		e.assets[a].capture === null && Qr(e, n, a, o), t.mayRaid = !1;
		let { capture: s } = e.assets[a];
		return s !== null && (r === "operate" ? $r : ei)(e, s, a, o), U;
	}
} }, fc = {
	leaveUnpaid: {
		offer: () => ({}),
		take(e, t, n) {
			return t.isUnpaid = !0, G(e, "salaryUnpaid", {
				seat: n,
				workers: xo(e, t),
				due: So(e, t)
			}), H;
		}
	},
	callStrike: {
		offer: () => ({}),
		take(e, t, n) {
			return To(e, t.seat, n), H;
		}
	},
	letItBe: {
		offer: () => ({}),
		take(e, t, n) {
			return t.callers = t.callers.filter((e) => e !== n), G(e, "strikeWaived", {
				seat: t.seat,
				by: n
			}), U;
		}
	}
}, { placeChip: pc, move: mc } = cc, { leaveUnpaid: hc, callStrike: gc, letItBe: _c } = fc, vc = Fr("turn", {
	begin(e, t) {
		let n = e.players[t.seat], { arrest: r, isOnStrike: i } = n;
		G(e, "turnBegan", {
			seat: t.seat,
			round: e.round,
			arrest: r,
			isOnStrike: i
		});
		for (let r of k) n.vehicles[r] === "new" && (n.vehicles[r] = "ready", G(e, "vehicleReady", {
			seat: t.seat,
			vehicle: r
		}));
	},
	captured(e, t) {
		t.struck || Ja(e, t);
	},
	production: {
		rule: "MF-5.1",
		ask: (e, t) => $(e, t) && Xa(e, t) ? t.seat : null,
		idle: () => ({ type: "runProposed" }),
		actions: {
			...uc,
			...Ks,
			...Gs,
			...Js
		}
	},
	standstill(e, t) {
		let n = $(e, t) ? $a(e, t) : [];
		n.length > 0 && G(e, "stoodStill", {
			seat: t.seat,
			assets: n
		});
	},
	monopoly: {
		rule: "MF-7.6",
		ask: (e, t) => $(e, t) && Qs(e, t) ? t.seat : null,
		idle: () => ({ type: "goOn" }),
		actions: {
			...Xs,
			...qs,
			...Ks,
			...Gs,
			...Js
		}
	},
	startHex: {
		rule: "MF-4.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].cell === null ? t.seat : null,
		idle: (e) => ({
			type: "placeChip",
			cell: Sr.find((t) => Pr(e, t) === null) ?? 0
		}),
		actions: { placeChip: pc }
	},
	movement: {
		rule: "MF-8.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].arrest === 0 ? t.seat : null,
		idle: (e, t) => ({
			type: "move",
			to: e.players[t.seat].cell ?? 0,
			card: !1
		}),
		actions: {
			move: mc,
			...qs,
			...Ks,
			...Gs
		}
	},
	border(e, t) {
		t.drawsCard && $(e, t) && Cs(e, t.seat), ti(e, t.seat);
	},
	investments: {
		rule: "MF-4.4",
		ask: (e, t) => $(e, t) && (Fo(e, t) || e.players[t.seat].arrest > 0) ? t.seat : null,
		idle: () => ({ type: "goOn" }),
		actions: {
			...Ys,
			...dc,
			...qs,
			...Ks,
			...Gs,
			...Js
		}
	},
	salary: {
		rule: "MF-15.4",
		ask: (e, t) => $(e, t) && !t.isUnpaid && So(e, t) > 0 ? t.seat : null,
		idle: (e, t) => Vs(e, t),
		actions: {
			...Ks,
			leaveUnpaid: hc,
			...qs,
			...Gs
		}
	},
	settleSalary(e, t) {
		t.isUnpaid || wo(e, t.seat, "nothingDue");
	},
	planning: {
		rule: "MF-16.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].arrest === 0 ? t.seat : null,
		idle: (e, t) => Hs(e, t),
		actions: {
			...lc,
			...qs,
			...Gs,
			endTurn: {
				offer: () => ({}),
				take: () => H
			}
		}
	},
	passing(e, t) {
		t.isUnpaid && !e.players[t.seat].isOnStrike && Ar(e, t.seat) !== 0 && (e.options.strike === "automatic" ? To(e, t.seat, null) : t.callers = Dr(e, t.seat));
	},
	strike: {
		rule: "MF-21.2",
		ask: (e, t) => t.callers.filter((n) => $(e, t) && !e.players[n].hasLeft),
		idle: () => ({ type: "callStrike" }),
		actions: {
			callStrike: gc,
			letItBe: _c
		}
	},
	end(e, t) {
		let n = e.players[t.seat];
		ha(e, t.seat), n.arrest > 0 && (--n.arrest, n.arrest === 0 && G(e, "arrestEnded", { seat: t.seat }));
		for (let { from: t, to: n } of ir(e.deals, "turn")) G(e, "dealLapsed", {
			from: t,
			to: n
		});
		return G(e, "turnEnded", { seat: t.seat }), Rr();
	}
}), $ = (e, t) => !e.players[t.seat].hasLeft, yc = {
	"deals.open.*.terms": (e, t, n) => ({
		give: {
			...oi,
			money: n(4)
		},
		take: {
			...oi,
			money: n(4)
		}
	}),
	"players.*.cash": (e, [t], n) => e.players[t].hasLeft ? 0 : bc(e, t) + Math.max(0, n(304) - 4),
	"players.*.debt": (e, [t], n) => e.players[t].cash.secret === 0 ? n(6) : 0
}, bc = (e, t) => Math.max(0, ...e.deals.open.map(({ from: e, terms: n }) => e === t ? n.secret?.give.money ?? 0 : 0)), xc = ar((e) => e.deals);
// games/matter-of-fact/rules/setup.ts
function Sc(e, t) {
	let n = Dc(e, t), { roundCap: r, vehicles: i } = e.options;
	return {
		round: 0,
		lastRound: r === "none" ? null : Number(r),
		starter: null,
		players: D(e.seats, (t) => Cc(e, t, n[t])),
		assets: Ec(j, () => ({
			owner: null,
			technology: null,
			workers: 0,
			hasGuard: !1,
			capture: null
		})),
		market: Ec(O, () => ({
			column: 0,
			lastMove: 0,
			isOpen: !1,
			monopolist: null
		})),
		workersLeft: 50 - 3 * e.seats.length,
		vehiclesLeft: Ec(k, (e) => i === "limited" ? dr[e].cards : null),
		actionDeck: wc(e, "actions", [...ta]),
		actionDiscards: [],
		technologyDecks: {
			I: wc(e, "technologiesI", Tc("I")),
			II: wc(e, "technologiesII", Tc("II"))
		},
		technologyDiscards: {
			I: [],
			II: []
		},
		usedTechnologies: [],
		deals: rr(e.seats),
		ending: null
	};
}
function Cc(e, t, n) {
	let r = (n) => e.options.cash === "open" ? fe(n) : de(t, n);
	return {
		colour: n,
		cash: r(150),
		debt: r(0),
		stock: X(),
		biobots: 0,
		idle: 3,
		picket: 0,
		isOnStrike: !1,
		assets: [],
		hand: [],
		vehicles: {
			electricVehicle: "none",
			quadcopter: "none"
		},
		cell: null,
		arrest: 0,
		contracts: [],
		hasLeft: !1
	};
}
function wc(e, t, n) {
	let r = me(t, _(e, n));
	return Ns(e, r), r;
}
var Tc = (e) => Tr.filter((t) => L[t].level === e), Ec = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)]));
function Dc(e, t) {
	let n = er.filter((e) => !t.includes(e));
	return e.seats.map((e) => er.find((n) => n === t[e]) ?? n.shift());
}
// games/matter-of-fact/index.ts
var Oc = /* @__PURE__ */ t({ matterOfFact: () => kc }), kc = zr({
	id: "matter-of-fact",
	version: 1,
	speaks: 1,
	seats: {
		min: 2,
		max: 4
	},
	picks: er,
	options: {
		salary: [
			"1",
			"2",
			"3"
		],
		biobots: [
			"1",
			"2",
			"3"
		],
		decks: ["down", "up"],
		strike: ["called", "automatic"],
		raids: ["on", "off"],
		tokens: ["limited", "unlimited"],
		vehicles: ["limited", "unlimited"],
		reuse: ["allowed", "mustArrive"],
		cash: ["open", "hidden"],
		end: ["immediate", "equalTurns"],
		roundCap: [
			"60",
			"40",
			"none"
		],
		trade: ["on", "off"],
		starter: [
			"random",
			"assetCards",
			"host"
		],
		leaver: ["bot", "liquidate"],
		compensation: ["none", "perPlace"]
	},
	presets: {
		rulebook: {},
		ranked: {
			end: "equalTurns",
			compensation: "perPlace"
		},
		family: {
			raids: "off",
			strike: "automatic"
		},
		longGame: {
			biobots: "2",
			salary: "2"
		}
	},
	setup: Sc,
	opening: () => Ir("game", { upNext: [] }),
	phases: {
		game: bs,
		turn: vc,
		study: Bs
	},
	anytime: {
		...Na,
		concede: ms
	},
	governs: {
		nameStarter: "MF-3.7",
		placeChip: "MF-4.1",
		run: "MF-5.1",
		runProposed: "MF-5.1",
		changePrice: "MF-7.6",
		move: "MF-8.1",
		buyAsset: "MF-10.1",
		hire: "MF-12.1",
		study: "MF-11.1",
		buyVehicle: "MF-13.2",
		returnVehicle: "MF-13.3",
		buyResource: "MF-14.1",
		raid: "MF-18.1",
		buyTechnology: "MF-11.2",
		takeNone: "MF-11.2",
		paySalary: "MF-4.6",
		leaveUnpaid: "MF-15.5",
		sell: "MF-4.7",
		deliver: "MF-R43",
		sellAsset: "MF-10.5",
		discharge: "MF-12.2",
		moveWorkers: "MF-16.1",
		layTechnology: "MF-R31",
		takeUpTechnology: "MF-R31",
		adoptPlan: "MF-16.1",
		goOn: "MF-4.5",
		endTurn: "MF-4.8",
		callStrike: "MF-21.2",
		letItBe: "MF-21.2",
		concede: "MF-R64",
		proposeDeal: "MF-R46",
		acceptDeal: "MF-R46",
		declineDeal: "MF-R46",
		counterDeal: "MF-R46",
		withdrawDeal: "MF-R46"
	},
	facts: ss,
	ownFacts: cs,
	invariants: ps,
	secrets: yc,
	conceals: xc
}), Ac = Qn(Object.values(Oc).find((e) => e?.id === "matter-of-fact"));
export { Ac as default };
