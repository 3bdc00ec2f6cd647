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
	let t = {};
	for (let r in e) {
		let i = e[r];
		t[r] = typeof i == "object" && i ? n(i) : i;
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
	_(e, t, r, 16), _(n, r, t, 12), _(e, t, r, 8), _(n, r, t, 7);
}
function _(e, t, n, r) {
	let i = h[e] + h[t] | 0, a = h[n] ^ i;
	h[e] = i, h[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var re = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, ie = (e) => ({
	key: e,
	drawn: 0
});
function ae(e, t) {
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
var oe = (e, t = 6) => 1 + ae(e, t);
function v(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = ae(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var se = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), ce = 8, y = (e) => 1 << (e ?? ce), le = 16, b = (e) => e & 511 & ~(e >> le), ue = (e, t) => (e | y(t)) & ~(y(t) << le), de = (e, t) => ({
	seen: y(e),
	secret: t
}), fe = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), pe = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => y(t)),
	secret: n
});
function me(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function he(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(ue(r, n)), t.secret.push(i), i);
}
function ge(e, t) {
	let n = e.secret.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not in the pile`);
	return e.pile === "hand" && _e(e.seen), e.secret.splice(n, 1), e.seen.splice(n, 1)[0] ?? 0;
}
function _e(e) {
	let t = 0, n = 511;
	for (let r of e) t |= b(r), n &= b(r);
	let r = t & ~n;
	if (r !== 0) for (let t = 0; t < e.length; t++) e[t] = ve(e[t], r);
}
var ve = (e, t) => e | (e & t) << le;
function ye(e, t) {
	let n = e.secret.length - 1;
	return n < 0 ? null : (e.seen[n] = ue(e.seen[n], t), e.secret[n]);
}
function be(e, t, n) {
	t.secret = v(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var xe = [], x = (e) => Se(e, "events") ?? xe;
function Se(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = Ce(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = Ce(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function Ce(e, t) {
	if (De(t)) return {
		at: e,
		is: "pile",
		inner: null
	};
	if (Oe(t)) return {
		at: e,
		is: "secret",
		inner: S(t.secret) ? Se(t.secret) : null
	};
	let n = Se(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function we(e, t = x(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? xe) {
			let t = Ee(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function Te(e, t = x(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? xe) {
			let t = Ee(e, o);
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
var Ee = (e, t) => e[t], S = (e) => typeof e == "object" && !!e, De = (e) => "pile" in e && "pool" in e, Oe = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", C = (e) => ({
	g: e,
	spots: x(e),
	lying: null,
	facts: null
});
function w(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? w(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var ke = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: b(e),
			secret: null
		};
		let i = S(t) ? w(t, n, r, ke) : t;
		return {
			seen: b(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === y(t) ? null : Ae(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? Me(r, c(t)) | a : Me(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, Ae = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? je(t[r], t[i]) : Me(e, r) - Me(e, i) : n(r) ? -1 : 1), je = (e = "", t = "") => e < t ? -1 : +(e > t), Me = (e, t) => b(e[t]), Ne = (e, t) => Pe(C(e), t);
function Pe(e, t) {
	let n = y(t), { chance: r, events: i, ...a } = w(e.g, e.spots, n, ke);
	return Object.assign(a, {
		viewer: t,
		unseen: T(e, n)
	});
}
function Fe(e, t) {
	let n = { value: e };
	return w(n, Se(n), y(t), Ie).value;
}
var Ie = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : S(t) ? w(t, n, r, Ie) : t }),
	pile: ke.pile
};
function Le(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let { pool: n, seen: r, secret: i } of we(e.g, e.spots)) {
		let e = t[n] ??= [];
		for (let t = 0; t < i.length; t++) e.push({
			card: i[t],
			seen: r[t]
		});
	}
	for (let e in t) t[e]?.sort(Re);
	return e.lying = t, t;
}
var Re = (e, t) => je(e.card, t.card), ze = (e, t) => T(C(e), y(t));
function T(e, t) {
	let n = {}, r = Le(e);
	for (let e in r) {
		let i = [];
		for (let { card: n, seen: a } of r[e] ?? []) (a & t) === 0 && i.push(n);
		n[e] = i;
	}
	return n;
}
var Be = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Ve = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Be("a secret");
	}
}, He = {
	enumerable: !0,
	get() {
		throw new Be("a card");
	}
}, Ue = [];
function We(e) {
	let t = Ue[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, He);
	return Ue[e] = Object.freeze(n), n;
}
var Ge = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Ve(b(e.seen)) : S(e.secret) && t !== null ? {
		seen: e.seen,
		secret: w(e.secret, t, n, Ge)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: We(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, He);
		return {
			...e,
			secret: r
		};
	}
};
function Ke(e, t) {
	let n = w({
		...e.g,
		events: null
	}, e.spots, y(t), Ge);
	return qe.set(n, {
		position: e,
		viewer: t
	}), n;
}
var qe = /* @__PURE__ */ new WeakMap();
function Je(e, t) {
	let n = qe.get(e);
	if (n === void 0) throw Error("only the facts of a viewer may ask for this");
	return T(n.position, y(n.viewer))[t] ?? [];
}
// kernel/facts.ts
var Ye = (e, t, n) => Xe(e, C(t), n);
function Xe(e, t, n) {
	return t.facts ??= e.facts(Ke(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(Ke(t, n), n, t.facts)
	};
}
// kernel/offers.ts
function E(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = Ze(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function D(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function Ze(e, t) {
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
function Qe(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < (e.atLeast ?? 0);
	if (e.parts !== void 0) {
		for (let t in e.parts) if (Qe(e.parts[t])) return !0;
		return !1;
	}
	return (e.max ?? 0) < (e.min ?? 0);
}
function $e(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = et(r[e], t);
	return n;
}
function et(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = et(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) {
		let { min: n = 0, max: r = 0 } = e;
		return n + t(r - n + 1);
	}
	let { atLeast: n = 0, atMost: r = e.some.length } = e, i = n + t(Math.min(r, e.some.length) - n + 1), a = [...e.some];
	return Array.from({ length: i }, () => a.splice(t(a.length), 1)[0]);
}
// kernel/rules.ts
var tt = { to: "stay" }, O = { to: "next" };
function nt(e) {
	return {
		to: "done",
		result: e
	};
}
function rt() {
	return {
		stay: tt,
		next: O,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: nt,
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
function it(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: at(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, ot(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(j(e, i, a)), bt(e, r), r;
}
function at(e, t) {
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
function ot(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function k(e, t) {
	let n = M(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = N(e, n);
	return {
		seats: St(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function st(e, t) {
	let n = k(e, t), r = M(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || N(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !_t(n) && !vt(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function ct(e, t, n) {
	let r = [];
	return ht(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), null), r;
}
function lt(e, t, n) {
	let r = [], i = [];
	return ht(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function ut(e, t, n, r, i = ct(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = $e(o, r);
			if (mt(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function dt(e, t, n) {
	let r = M(t);
	return {
		seat: n,
		...N(e, r).idle(t, r, n)
	};
}
function ft(e, t, n) {
	let r = M(t), i = pt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	A(e, t, r, i.take(t, r, n.seat, n)), bt(e, t);
}
function pt(e, t, n, r) {
	let i = M(t), a = N(e, i);
	return Object.hasOwn(a.actions, r) && wt(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function mt(e, t, n, r) {
	return pt(e, t, n, r.type)?.check?.(t, M(t), n, r) ?? null;
}
function ht(e, t, n, r, i) {
	let a = M(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = N(e, a);
	wt(o.ask(t, a), n) && gt(o.actions, t, a, n, r, i), o.sealed?.(t, a) || gt(e.anytime, t, a, n, r, i);
}
function gt(e, t, n, r, i, a) {
	for (let o in e) {
		let s = e[o]?.offer(t, n, r);
		if (s !== void 0) {
			if (Array.isArray(s)) {
				let e = !1;
				for (let t of s) vt(t) || (e = !0, i(o, t));
				!e && a !== null && a(o, yt(s[0] ?? {}));
			} else _t(s) ? a?.(o, s) : vt(s) ? a?.(o, yt(s)) : i(o, s);
		}
	}
}
var _t = (e) => "refused" in e;
function vt(e) {
	for (let t in e) if (Qe(e[t])) return !0;
	return !1;
}
function yt(e) {
	for (let [t, n] of Object.entries(e)) if (Qe(n)) return n.not?.[0]?.because ?? n.above ?? {
		refused: "notOffered",
		rule: null,
		facts: { field: t }
	};
	return {
		refused: "notOffered",
		rule: null,
		facts: { field: "" }
	};
}
function bt(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = M(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = N(e, n);
		if (typeof r == "function") A(e, t, n, r(t, n) ?? O);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? A(e, t, n, O) : t.stack.push(j(e, r.call, i));
		} else if (Ct(r.ask(t, n))) A(e, t, n, O);
		else return;
	}
	throw Error(`runaway rules at ${M(t)?.phase}.${M(t)?.step}`);
}
function A(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(j(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = j(e, r.phase, r.locals);
			return;
		case "done": return xt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return xt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function xt(e, t, n, r) {
	t.stack.pop();
	let i = M(t);
	if (i === void 0) return;
	let a = N(e, i);
	typeof a != "function" && A(e, t, i, "call" in a ? a.then?.(t, i, r) ?? O : a.after?.[n.phase]?.(t, i, r) ?? tt);
}
var j = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), M = (e) => e.stack[e.stack.length - 1], N = (e, t) => e.phases[t.phase]?.steps[t.step], St = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Ct = (e) => e === null || typeof e != "number" && e.length === 0, wt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function Tt(e, t, n) {
	let r = Dt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a, values: o } = r;
	if (!Object.hasOwn(e.governs, a)) return P("unknownAction", null, { type: a.slice(0, 40) });
	let s = e.governs[a], c = k(e, t);
	if (c === null) return P("over", null, {});
	let l = pt(e, t, i, a);
	if (l === null) return Ot(e, t, a, s, c.seats);
	let u = l.offer(t, M(t), i);
	return _t(u) ? { refusal: u } : kt(t, i, a, l, Array.isArray(u) ? u : [u], o, s);
}
function Et(e, t, n, r) {
	let i = Tt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function P(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Dt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return P("malformed", null, { expected: "object" });
	let n = F(t, "seat");
	if (!e.seats.includes(n)) return P("malformed", null, { expected: "seat" });
	let r = F(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : P("malformed", null, { expected: "type" });
}
function Ot(e, t, n, r, i) {
	let a = M(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? P("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? P("sealed", r, { type: n }) : P("notNow", r, {
		type: n,
		asked: i
	});
}
function kt(e, t, n, r, i, a, o) {
	let s = null, c = -1;
	for (let l of i) {
		let i = {
			seat: t,
			type: n
		}, u = 0, d = null;
		for (let e of Object.keys(l)) {
			let t = F(a, e), n = jt(l[e], t, e, o);
			n === null ? u += 2 : d ??= n, i[e] = Mt(l[e], t);
		}
		if (d === null && !vt(l)) {
			let n = r.check?.(e, M(e), t, i) ?? null;
			if (n === null) return { action: i };
			d = n;
		}
		d !== null && !At.has(d.refused) && (u += 1), d !== null && u > c && (s = d, c = u);
	}
	return { refusal: s ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
var At = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function jt(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (e.one !== void 0) return e.one.includes(t) ? null : e.not?.find((e) => e.value === t)?.because ?? i("notOffered", { field: n });
	if (e.parts !== void 0) {
		if (typeof t != "object" || !t || Array.isArray(t)) return i("malformed", { expected: n });
		for (let i of Object.keys(e.parts)) {
			let a = jt(e.parts[i], F(t, i), `${n}.${i}`, r);
			if (a !== null) return a;
		}
		return null;
	}
	if (e.some !== void 0) {
		let { some: r, atLeast: a = 0, atMost: o = r.length } = e;
		if (!Array.isArray(t)) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let a of t) {
			let t = e.not?.find((e) => e.value === a);
			if (t !== void 0) return t.because;
			if (!r.includes(a)) return i("notOffered", { field: n });
		}
		return new Set(t).size === t.length ? null : i("notOffered", { field: n });
	}
	let { min: a = 0, max: o = 0 } = e;
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
function Mt(e, t) {
	if (e.some !== void 0) return Array.isArray(t) ? [...t] : t;
	if (e.parts === void 0 || typeof t != "object" || !t) return t === 0 ? 0 : t;
	let n = {};
	for (let r of Object.keys(e.parts)) n[r] = Mt(e.parts[r], F(t, r));
	return n;
}
function F(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/barrier.ts
function Nt(e, t, n, r) {
	return Pt(t.g.chance, n.g.chance) ? Ft(t, n, r) ? "secret" : k(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Pt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Ft(e, t, n) {
	let r = y(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = Ee(e, o), l = typeof t == "object" && t ? Ee(t, o) : void 0;
			if (s === "pile") i ||= !It(n, l);
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
	return a(e.g, t.g, e.spots) || i && Lt(e, t, r);
}
function It(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function Lt(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = y(r) | n, a = T(t, i);
		for (let [t, n] of Object.entries(T(e, i))) if (!Rt(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function Rt(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function I(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(I).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${I(t[e])}`).join(",")}}`;
}
var zt = (e) => m(I(e)), Bt = (e) => m(`parlour commitment ${e}`), Vt = (e) => m(`parlour entropy ${e}`), Ht = (e, t) => m(`parlour dice ${I({
	seed: e,
	entropy: t
})}`);
function Ut({ commitment: e, promises: t, entropy: n }, r) {
	if (Bt(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : Vt(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var Wt = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function Gt({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var Kt = (e) => zt(e).slice(0, Jt), qt = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, Jt), Jt = 24, Yt = 32;
function Xt(e, t, n = Yt) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = it(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: ie(Ht(o, a.entropy))
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
	}, u = L(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: Kt(l),
		position: C(s),
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
function Zt(e) {
	let { version: t, link: n, text: r, base: i, tail: a, standing: o, free: s, barrier: c } = e, l = JSON.stringify({
		version: t,
		link: n,
		tail: a,
		standing: o,
		free: s,
		barrier: c
	});
	return `{"g":${r},"base":${a.length === 0 ? r : i},${l.slice(1)}`;
}
function Qt(e, t, n, r) {
	let { g: i, base: a, ...o } = JSON.parse(r), s = JSON.stringify(i);
	return i.events = null, {
		game: e,
		head: t,
		seeds: n,
		position: C(i),
		text: s,
		base: JSON.stringify(a),
		middle: null,
		kept: Yt,
		opening: [],
		...o
	};
}
function $t(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = Tt(a, o.g, t);
	if (r !== e.version && !("action" in s && ln(e, s.action.seat, r))) return mn({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return mn(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], ft(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = C(u), m = Nt(a, o, p, c), ee = L(u), te = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: pn(o.g)
	}], ne = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return un(e, p, ee, f, d, {
		...sn(e, te, ee),
		standing: e.standing + 1,
		free: ne,
		barrier: m ?? "nothing"
	});
}
var en = (e, t) => $t(e, dt(e.game, e.position.g, t), { by: "clock" });
function tn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !cn(e, t, r)) return mn({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new nn();
	let o = on(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return un(e, C(o), L(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var nn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function rn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = ie(Ht(r, t.entropy));
	let o = i.reduce((e, t) => e | y(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of we(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = v(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => ae(a, e));
	let c = L(a);
	return un({
		...e,
		seeds: [...e.seeds, r]
	}, C(a), c, {
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
function an(e, t, n = []) {
	if ("do" in t) return $t(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return tn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return rn(e, t.dice, r, t.eyes);
}
function on(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), ft(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function sn(e, t, n) {
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
function cn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function ln(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = C(on(e, a.length - o)), [l, u] = [M(c.g), M(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([lt(r, e.g, t), Xe(r, e, t)]);
	return f(c) === f(i);
}
function un(e, t, n, r, i, a) {
	let o = qt(e.link, r, n);
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
		line: dn(e, r),
		events: i
	};
}
function dn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = fn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function fn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function L(e) {
	let { events: t, ...n } = e;
	return JSON.stringify(n);
}
var pn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, mn = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function hn(e) {
	let t = n(e);
	return gn(t), t;
}
function gn(e) {
	if (S(e)) {
		De(e) ? e.seen = e.seen.map(() => 511) : Oe(e) && (e.seen = 511);
		for (let t of Object.values(e)) gn(t);
	}
}
// kernel/redeal.ts
function _n(e, t, r) {
	let i = { chance: re(r) }, a = (e) => ae(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = re(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = v(i, [...s[e] ?? []]);
	let d = x(l);
	for (let { pool: e, secret: t } of we(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, y(o), a), vn(e, l, d, ({ secret: e }) => e === null, a), l;
}
function vn(e, t, n, r, i) {
	for (let { kind: a, indexes: o, secret: s } of Te(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function yn(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = _n(e, t, 1), o = a.chance, s = JSON.stringify(ze(a, i)), c = n(a);
	return ft(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(ze(c, i)) !== s ? null : {
		view: Ne(c, i),
		facts: Ye(e, c, i)
	};
}
// kernel/verify.ts
function bn(e, t) {
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
		let r = Ut(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = Xt(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (I(o.head) !== I(Gt(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && Wt(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = an(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !xn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (I(a.entry) !== I(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function xn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = dt(e, t.g, n.seat);
	return I(i) === I(n.do);
}
function Sn(e) {
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
		checks: Cn(e),
		optionsFor: (t) => at(e, t),
		digestWith: ee,
		begin: (t, n) => Xt(e, t, n),
		snapshot: Zt,
		resume: (t, n, r) => Qt(e, t, n, r),
		verify: (t) => bn(e, t),
		act: $t,
		actForClock: en,
		undo: tn,
		redice: rn,
		repeat: an,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: st(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => Pe(e, t),
		facts: ({ position: t }, n) => Xe(e, t, n),
		menu: ({ position: t }, n) => lt(e, t.g, n),
		why: ({ position: t }, n, r) => Et(e, t.g, n, r),
		preview: ({ position: t }, n, r) => Et(e, t.g, n, r) === null ? yn(e, Pe(t, n), r) : null,
		show: Fe,
		laidOpen: (e) => ({
			...e,
			position: C(hn(e.position.g))
		}),
		newsLaidOpen: hn,
		search: {
			start: (t) => it(e, t),
			clone: n,
			redeal: (t, n) => _n(e, t, n),
			view: (e, t) => Pe(C(e), t),
			waiting: (t) => k(e, t),
			offers: (t, n) => ct(e, t, n),
			sample: (t, n, r, i) => ut(e, t, n, r, i),
			perform: (t, n) => ft(e, t, n),
			idle: (t, n) => dt(e, t, n)
		}
	};
}
function Cn(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/boom/content/table.ts
var R = [
	0,
	15,
	10,
	7,
	5,
	2,
	0
], wn = [
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
], Tn = [
	"EKP",
	"FLA",
	"NOI",
	"ARS",
	"GOS"
], En = (e, t) => e.map(t), Dn = (e, t) => [...e.slice(t), ...e.slice(0, t)], On = (e, t) => Dn(e, t).slice(1), kn = {
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
}, An = [
	"E1",
	"E2",
	"E3",
	"E4",
	"E5"
], jn = {
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
}, Mn = Object.keys(jn), Nn = Object.fromEntries(Mn.map((e) => {
	let t = jn[e];
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
}, Pn = Object.keys(z);
// games/boom/rules/company.ts
function B(e, t) {
	let n = e.companies.find((e) => e.plan === t);
	if (n === void 0) throw Error(`${t} is not in play`);
	return n;
}
var V = (e) => e.lead !== null, H = (e, t) => e.shares[t] > 0, Fn = (e, t) => e.seats.filter((e) => H(t, e)), U = (e) => 1 + e.attached.length;
function W(e) {
	let t = 0;
	for (let n of e.shares) t += n;
	return t;
}
function In(e) {
	let t = z[e.plan].burn;
	for (let n of e.attached) t += jn[n].burn;
	return t;
}
var Ln = (e, t) => Math.max(0, In(t) + R[e.limit]);
function Rn(e) {
	let t = z[e.plan].industry, n = 0;
	for (let r of e.attached) Nn[r] === t && (n += 1);
	return n;
}
var zn = (e, t) => e.activeEvent !== null && kn[e.activeEvent].hot === z[t.plan].industry;
function G(e, t) {
	if (e.options.stockSet === "unlimited") return Infinity;
	let n = 0;
	for (let r of e.companies) n += r.shares[t];
	return 9 - n;
}
function Bn(e, t) {
	e.discardPile.push(...t.attached), e.companies.splice(e.companies.indexOf(t), 1);
}
// games/boom/rules/vocabulary.ts
var { phase: K, call: Vn, become: Hn, done: q, goTo: J, next: Y, stay: Un, no: X, emit: Z, game: Wn } = rt();
// games/boom/rules/prices.ts
function Gn(e, t, n, r) {
	if (G(e, t) < n) return 0;
	let i = Math.floor(r / n);
	return e.options.treasuries === "hidden" ? i : Math.min(i, qn(e, t, Kn[n]));
}
var Kn = [
	3,
	2,
	1
];
function qn(e, t, n) {
	let r = [];
	for (let n of e.seats) n !== t && G(e, n) > 0 && r.push(e.players[n].treasury.secret);
	return r.sort((e, t) => t - e), r[n - 1] ?? 0;
}
var Jn = (e, t, n = e.players[t].treasury.secret) => Gn(e, t, 1, n) >= 5 || Gn(e, t, 2, n) >= 5;
function Yn(e, t) {
	let n = [];
	for (let r = 2; r >= 1; r--) {
		let i = Gn(e, t, r, e.players[t].treasury.secret);
		n.push({
			shares: { one: [r] },
			price: D(5, i, {
				below: X("BO-6.3", "priceTooLow", { floor: 5 }),
				above: Xn(e, t, r, i)
			})
		});
	}
	return n;
}
function Xn(e, t, n, r) {
	let i = G(e, t);
	return i < n ? X("BO-R3", "noFreeCounter", {
		free: i,
		shares: n
	}) : r === Math.floor(e.players[t].treasury.secret / n) ? X("BO-R15", "leadCannotPay", {
		shares: n,
		highest: r
	}) : X("BO-R15", "nobodyCanFollow", { highest: r });
}
function Zn(e, t) {
	let { secret: n } = e.players[t].treasury;
	for (let r = n; r >= 0; r--) if (Jn(e, t, n - r)) return r;
	return -1;
}
var Qn = (e, t, n) => e.players[t].treasury.secret >= n && G(e, t) >= 1, $n = (e, t, n) => Math.max(5, Math.ceil((n * Ln(e, t) - t.cash) / 3)), er = (e, t) => V(e) && !H(e, t);
function tr(e, t) {
	return e.companies.length === 0 ? X("BO-4.4", "noCompany", {}) : Jn(e, t) ? null : X("BO-R15", "noPrice", { treasury: e.players[t].treasury.secret });
}
var nr = (e, t) => E(Q(e), (n) => {
	let r = B(e, n);
	return ir(e, t, r) ?? (er(r, t) ? X("BO-7.2", "notAnInvestor", { company: n }) : null);
}), rr = (e, t) => E(Q(e), (n) => {
	let r = B(e, n);
	return ir(e, t, r) ?? (er(r, t) ? null : X("BO-7.2", "needsNoConsent", { company: n }));
});
function ir(e, t, n) {
	return e.options.coolingOff === "on" && V(n) && n.fundedIn === e.round ? X("BO-R49", "coolingOff", { company: n.plan }) : e.options.quietPeriod === "on" && V(n) && n.lead !== t && U(n) >= e.limit ? X("BO-R49", "quietPeriod", {
		company: n.plan,
		size: U(n),
		limit: e.limit
	}) : null;
}
var Q = (e) => e.companies.map((e) => e.plan), ar = (e, t) => E(Q(e), (n) => or(e, t, B(e, n)));
function or(e, t, n) {
	let { plan: r, lead: i } = n;
	if (i === null) return X("BO-8.2", "notFunded", { company: r });
	if (i !== t) return X("BO-8.2", "notTheLead", {
		company: r,
		lead: i
	});
	let a = U(n);
	return a >= e.limit ? null : X("BO-8.2", "tooFewCards", {
		company: r,
		size: a,
		limit: e.limit
	});
}
function sr(e, t, n) {
	let r = B(e, n), i = cr(e, r, oe(e));
	for (let t of e.seats) e.players[t].treasury.secret += i.payouts[t];
	Z(e, "wentPublic", {
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
		shares: W(r)
	}), Bn(e, r);
}
function cr(e, t, n) {
	let r = U(t), i = zn(e, t) ? 2 : 0, a = Rn(t), o = n + r + i + a, s = lr(o), c = ur(e, s, W(t)), l = En(e.seats, (e) => t.shares[e] * c);
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
var lr = (e) => wn[Math.min(Math.max(e, 2), 16)], ur = (e, t, n) => e.options.ipoRounding === "down" ? Math.floor(t / n) : Math.round(t / n);
// games/boom/rules/facts.ts
function dr(e) {
	return {
		companies: Object.fromEntries(e.companies.map((t) => [t.plan, fr(e, t)])),
		trackBurn: R[e.limit],
		nextTrackBurn: e.limit === 1 ? null : R[e.limit - 1],
		crashOneIn: pr(e)
	};
}
function fr(e, t) {
	let n = Ln(e, t), r = V(t);
	return {
		size: U(t),
		matches: Rn(t),
		isHot: zn(e, t),
		shares: W(t),
		cardBurn: In(t),
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
		].map((n) => cr(e, t, n).raised),
		prices: [
			1,
			2,
			3,
			4
		].map((n) => $n(e, t, n))
	};
}
function pr(e) {
	let t = Je(e, "events");
	return t.length === 0 ? 6 : t.includes("E6") ? t.length : null;
}
// games/boom/content/discards.ts
var mr = [
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
], hr = [
	...Pn,
	...Mn,
	...mr
], gr = (e) => e in z, _r = (e) => e in jn, vr = (e) => !gr(e) && !_r(e), yr = {
	"every Play card is in one place": (e) => {
		let t = [
			...e.playDeck.secret,
			...e.discardPile,
			...e.seats.flatMap((t) => e.players[t].hand.secret),
			...e.companies.flatMap((e) => [e.plan, ...e.attached]),
			...e.gone.map((e) => e.plan)
		];
		return t.length === hr.length && new Set(t).size === t.length || `${t.length} cards, ${new Set(t).size} different`;
	},
	"six Events are in the game": (e) => {
		let t = [
			...e.eventDeck.secret,
			...e.usedEvents,
			...e.activeEvent === null ? [] : [e.activeEvent]
		], n = t.includes("E6") ? 6 : 5;
		return t.length === n && new Set(t).size === n || `found ${t.join(" ")}`;
	},
	"no money is negative or broken": (e) => {
		let t = [...e.seats.map((t) => e.players[t].treasury.secret), ...e.companies.map((e) => e.cash)];
		return t.every((e) => Number.isInteger(e) && e >= 0) || `purses ${t.join(" ")}`;
	},
	"a funded company has three shares, two investors and a lead who holds one": (e) => {
		let t = br(e).find((e) => e.lead !== null && (W(e) < 3 || e.shares.filter((e) => e > 0).length < 2 || e.shares[e.lead] < 1));
		return t === void 0 || JSON.stringify(t);
	},
	"an unfunded company has no shares and no cash": (e) => {
		let t = br(e).find((e) => e.lead === null && (W(e) > 0 || e.cash > 0));
		return t === void 0 || JSON.stringify(t);
	},
	"the Limit is on the track": (e) => e.limit >= 1 && e.limit <= 6 || `Limit ${e.limit}`,
	"the game is bounded": (e) => e.round >= 1 && e.round <= 11 || `game round ${e.round}`
};
function br(e) {
	let t = e.stack.find((e) => e.phase === "funding");
	return e.companies.filter((e) => e.plan !== t?.company);
}
// games/boom/rules/money.ts
function xr(e, t, n, r) {
	r !== 0 && (e.players[t].treasury.secret -= r, e.players[n].treasury.secret += r, Z(e, "sweetened", {
		from: t,
		to: n,
		amount: r
	}));
}
var Sr = (e, t) => e.stack.reduce((e, n) => n.phase === "consent" && n.asker === t || n.phase === "offer" && n.lead === t ? e + n.sweetener : e, 0);
// games/boom/rules/phases/funding.ts
function Cr(e, t, n, r, i) {
	let a = B(e, n), o = On(e.seats, t);
	return {
		company: n,
		lead: t,
		price: i,
		front: a.front,
		investors: o.filter((e) => H(a, e)),
		others: o.filter((e) => !H(a, e)),
		bought: En(e.seats, (e) => e === t ? r : 0),
		invited: null,
		sweetener: 0
	};
}
var wr = K("funding", {
	buyIn(e, t) {
		let n = B(e, t.company);
		n.front = t.lead;
		let r = t.bought[t.lead];
		Z(e, "roundOpened", {
			seat: t.lead,
			company: t.company,
			price: t.price,
			shares: r,
			isFirst: !V(n)
		});
		for (let n = 0; n < r; n++) Tr(e, t, t.lead);
	},
	goOn(e, t) {
		t.invited = null, t.sweetener = 0;
		let [n, r] = Or(t);
		return n === void 0 ? J(Dr(t) >= 3 ? "closing" : "failing") : r !== void 0 || Ar(t) === null || e.options.sideDeals === "cash" ? Y : (Er(e, t, n, 0), J("answer"));
	},
	invitations: {
		rule: "BO-6.5",
		ask: (e, t) => t.lead,
		idle: (e, t) => Ar(t) === null ? { type: "close" } : {
			type: "invite",
			guest: Or(t)[0] ?? t.lead,
			sweetener: 0
		},
		actions: {
			invite: {
				offer(e, t, n) {
					let r = e.options.sideDeals === "cash" ? e.players[n].treasury.secret : 0, i = r > 0 ? X("BO-R41", "sweetenerTooHigh", { most: r }) : X("BO-R41", "talkOnly", {});
					return {
						guest: E(e.seats, (e) => kr(t, e)),
						sweetener: D(0, r, { above: i })
					};
				},
				take(e, t, n, { guest: r, sweetener: i }) {
					return Er(e, t, r, i), Y;
				}
			},
			close: {
				offer: (e, t) => Ar(t) ?? {},
				take: () => J("closing")
			}
		}
	},
	answer: {
		call: "offer",
		with(e, t) {
			let { invited: n, company: r, price: i, lead: a, sweetener: o } = t;
			return n !== null && ((t) => e.options.treasuries === "hidden" ? G(e, t) > 0 : Qn(e, t, i))(n) ? {
				asked: n,
				lead: a,
				company: r,
				price: i,
				sweetener: o
			} : null;
		},
		then(e, t, { bought: n }) {
			if (t.invited === null) throw Error("nobody was invited");
			return n ? (t.bought[t.invited] = 1, Tr(e, t, t.invited), Z(e, "bought", {
				seat: t.invited,
				company: t.company,
				price: t.price
			}), xr(e, t.lead, t.invited, t.sweetener)) : Z(e, "declined", {
				seat: t.invited,
				company: t.company,
				cannotPay: !1
			}), J("goOn");
		}
	},
	unableToPay(e, t) {
		return t.invited !== null && Z(e, "declined", {
			seat: t.invited,
			company: t.company,
			cannotPay: !0
		}), J("goOn");
	},
	closing(e, t) {
		let n = B(e, t.company), r = n.lead;
		n.lead = t.lead, n.rounds += 1, n.fundedIn = e.round;
		let i = Dr(t);
		return Z(e, "roundClosed", {
			seat: t.lead,
			company: t.company,
			shares: i,
			raised: i * t.price,
			oldLead: r
		}), q();
	},
	failing(e, t) {
		let n = B(e, t.company);
		n.front = t.front;
		for (let r of e.seats) n.shares[r] -= t.bought[r], n.cash -= t.bought[r] * t.price, e.players[r].treasury.secret += t.bought[r] * t.price;
		return Z(e, "roundFailed", {
			seat: t.lead,
			company: t.company,
			sold: Dr(t)
		}), q();
	}
});
function Tr(e, { company: t, price: n }, r) {
	let i = B(e, t);
	i.shares[r] += 1, i.cash += n, e.players[r].treasury.secret -= n;
}
function Er(e, t, n, r) {
	t.investors = t.investors.filter((e) => e !== n), t.others = t.others.filter((e) => e !== n), t.invited = n, t.sweetener = r, Z(e, "invited", {
		seat: n,
		company: t.company,
		price: t.price,
		sweetener: r
	});
}
function Dr(e) {
	let t = 0;
	for (let n of e.bought) t += n;
	return t;
}
var Or = (e) => e.investors.length > 0 ? e.investors : e.others;
function kr(e, t) {
	return Or(e).includes(t) ? null : t === e.lead ? X("BO-6.5", "asksItself", {}) : e.others.includes(t) ? X("BO-R24", "investorsFirst", { unasked: e.investors }) : X("BO-R17", "alreadyAsked", { seat: t });
}
function Ar(e) {
	let t = Dr(e);
	return t < 3 ? X("BO-6.9", "tooFewSold", {
		sold: t,
		needed: 3
	}) : e.investors.length > 0 ? X("BO-7.5", "investorsFirst", { unasked: e.investors }) : null;
}
// games/boom/rules/phases/another-round.ts
var jr = K("anotherRound", {
	consent: {
		call: "consent",
		with(e, t) {
			if (e.options.sideDeals === "cash") return null;
			let n = Fn(e, B(e, t.company));
			return {
				asker: t.seat,
				company: t.company,
				asked: n,
				sweetener: 0
			};
		},
		then(e, t, { granted: n }) {
			return n ? Y : (Z(e, "consentRefused", {
				seat: t.seat,
				company: t.company
			}), q());
		}
	},
	persuasion: {
		call: "persuasion",
		with(e, t) {
			return e.options.sideDeals === "cash" ? {
				asker: t.seat,
				company: t.company,
				unasked: Fn(e, B(e, t.company))
			} : null;
		},
		then: (e, t, { granted: n }) => n ? Y : q()
	},
	terms: {
		rule: "BO-7.4",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "withdraw" }),
		actions: {
			setTerms: {
				offer: (e, t, n) => Yn(e, n),
				take: (e, t, n, { shares: r, price: i }) => Hn("funding", Cr(e, n, t.company, r, i))
			},
			withdraw: {
				offer: () => ({}),
				take(e, t, n) {
					return Z(e, "withdrew", {
						seat: n,
						company: t.company
					}), q();
				}
			}
		}
	}
}), Mr = K("consent", { answers: {
	rule: "BO-7.2",
	ask: (e, t) => t.asked,
	idle: () => ({ type: "refuse" }),
	actions: {
		agree: {
			offer: () => ({}),
			take(e, t, n) {
				return Z(e, "consentAnswered", {
					seat: n,
					company: t.company,
					agrees: !0
				}), xr(e, t.asker, n, t.sweetener), q({ granted: !0 });
			}
		},
		refuse: {
			offer: () => ({}),
			take(e, t, n) {
				return t.asked.splice(t.asked.indexOf(n), 1), Z(e, "consentAnswered", {
					seat: n,
					company: t.company,
					agrees: !1
				}), t.asked.length > 0 ? Un : q({ granted: !1 });
			}
		}
	}
} }), Nr = K("offer", { answer: {
	rule: "BO-6.6",
	ask: (e, t) => t.asked,
	idle: () => ({ type: "decline" }),
	actions: {
		buy: {
			offer: (e, t, n) => Qn(e, n, t.price) ? {} : X("BO-R21", "cannotPay", {
				price: t.price,
				has: e.players[n].treasury.secret
			}),
			take: () => q({ bought: !0 })
		},
		decline: {
			offer: () => ({}),
			take: () => q({ bought: !1 })
		}
	}
} }), Pr = K("persuasion", {
	requests: {
		rule: "BO-R41",
		ask: (e, t) => t.unasked.length > 0 ? t.asker : null,
		idle: () => ({ type: "withdraw" }),
		actions: {
			request: {
				offer(e, t, n) {
					let r = Zn(e, n);
					return {
						investor: E(t.unasked),
						sweetener: D(0, r, { above: X("BO-R41", "sweetenerTooHigh", { most: r }) })
					};
				},
				take(e, t, n, { investor: r, sweetener: i }) {
					return t.unasked.splice(t.unasked.indexOf(r), 1), Z(e, "consentRequested", {
						seat: n,
						company: t.company,
						investor: r,
						sweetener: i
					}), Vn("consent", {
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
					return Z(e, "withdrew", {
						seat: n,
						company: t.company
					}), q({ granted: !1 });
				}
			}
		},
		after: { consent: (e, t, { granted: n }) => n ? q({ granted: !0 }) : Un }
	},
	refusedByAll(e, t) {
		return Z(e, "consentRefused", {
			seat: t.asker,
			company: t.company
		}), q({ granted: !1 });
	}
});
// games/boom/rules/burn.ts
function Fr(e) {
	for (let t of e.companies.filter(V)) {
		let n = Ln(e, t);
		t.cash >= n ? (t.cash -= n, Z(e, "burned", {
			company: t.plan,
			burn: n,
			left: t.cash
		})) : (Z(e, "wentBust", {
			company: t.plan,
			burn: n,
			cash: t.cash
		}), e.gone.push({
			plan: t.plan,
			how: "bust",
			round: e.round
		}), Bn(e, t));
	}
}
// games/boom/rules/decks.ts
var Ir = (e) => e.playDeck.secret.length + e.discardPile.length > 0;
function Lr(e, t) {
	e.playDeck.secret.length === 0 && e.discardPile.length > 0 && (Z(e, "cardsReshuffled", { cards: e.discardPile.length }), be(e, e.playDeck, e.discardPile), e.discardPile = []);
	let n = he(e.playDeck, e.players[t].hand, t);
	n !== null && Z(e, "drew", {
		seat: t,
		card: de(t, n)
	});
}
function Rr(e) {
	e.limit !== 1 && (--e.limit, Z(e, "limitFell", {
		to: e.limit,
		trackBurn: R[e.limit]
	}));
}
// games/boom/rules/ending.ts
function zr(e) {
	Z(e, "crashed", { companies: e.companies.map((e) => e.plan) });
	for (let t of e.companies) t.cash = 0;
	Vr(e);
}
function Br(e) {
	e.gone.length < Pn.length || (Z(e, "noPlansLeft", {}), Vr(e));
}
function Vr(e) {
	let t = e.seats.map((t) => e.players[t].treasury.secret), n = Math.max(...t);
	e.outcome = {
		winners: e.seats.filter((e) => t[e] === n),
		scores: t
	};
	for (let t of e.seats) e.players[t].treasury.seen = 511;
}
// games/boom/rules/phases/round.ts
var Hr = K("round", {
	drawOrder(e) {
		e.round += 1, e.order = v(e, [...e.seats]), e.spent = [], Z(e, "orderDrawn", {
			round: e.round,
			order: [...e.order]
		});
	},
	reshuffleEvents(e) {
		e.activeEvent !== null && e.usedEvents.push(e.activeEvent), e.activeEvent = null, !(e.eventDeck.secret.length > 0) && (be(e, e.eventDeck, [...e.usedEvents, "E6"]), e.usedEvents = [], Z(e, "eventsReshuffled", {}));
	},
	flipEvent(e) {
		let t = me(e.eventDeck);
		if (t === null) throw Error("there is always an Event to flip");
		e.activeEvent = t, Z(e, "eventFlipped", { event: t }), t === "E6" ? zr(e) : kn[t].lowersLimit && Rr(e);
	},
	takeTurns: {
		call: "turn",
		with(e) {
			let t = e.order[e.spent.length];
			return t === void 0 ? null : { seat: t };
		},
		then: () => J("takeTurns")
	},
	burn(e) {
		return Fr(e), Br(e), J("drawOrder");
	}
});
// games/boom/rules/cards.ts
function Ur(e, t, n) {
	e.companies.push({
		plan: n,
		attached: [],
		front: t,
		lead: null,
		shares: En(e.seats, () => 0),
		cash: 0,
		rounds: 0,
		fundedIn: 0
	}), Z(e, "launched", {
		seat: t,
		company: n
	});
}
function Wr(e, t, n, r) {
	r.attached.push(n), Z(e, "attached", {
		seat: t,
		card: n,
		company: r.plan
	});
}
// games/boom/rules/discards.ts
var Gr = [{
	target: [null],
	company: [null]
}], Kr = {
	targets: () => Gr,
	carryOut(e, t) {
		e.limit > 1 ? Rr(e) : $r(e, t, 5);
	}
}, qr = {
	D01: Kr,
	D02: Kr,
	D03: Kr,
	D04: {
		targets(e) {
			return e.companies.length < 2 ? X("BO-R42", "noTarget", { card: "D04" }) : Jr("D04", Zr(e, Xr), (t) => Q(e).filter((n) => !B(e, n).attached.includes(t)));
		},
		carryOut(e, t, n) {
			let r = $(n.target), i = B(e, $(n.company)), a = Qr(e, r);
			i.attached.push(r), Z(e, "poached", {
				card: r,
				from: a,
				to: i.plan
			});
		}
	},
	D05: {
		targets: (e) => Jr("D05", Zr(e, (e) => !Xr(e)), () => [null]),
		carryOut(e, t, n) {
			let r = $(n.target), i = Qr(e, r);
			e.discardPile.push(r), Z(e, "removed", {
				card: r,
				company: i
			});
		}
	},
	D06: {
		targets: (e) => Yr("D06", e.companies.filter((e) => V(e) && e.cash >= 1)),
		carryOut(e, t, n) {
			let r = B(e, $(n.company)), i = Math.min(10, r.cash);
			r.cash -= i, Z(e, "partied", {
				company: r.plan,
				amount: i
			});
		}
	},
	D07: {
		targets: (e) => Yr("D07", e.companies.filter(V)),
		carryOut(e, t, n) {
			let r = B(e, $(n.company));
			r.cash += 15, Z(e, "lent", {
				company: r.plan,
				amount: 15
			});
		}
	},
	D08: {
		targets: () => Gr,
		carryOut: (e, t) => $r(e, t, 15)
	},
	D09: {
		targets: (e) => Ir(e) ? Gr : X("BO-R42", "noCardsToDraw", {}),
		carryOut(e, t) {
			for (let n = 0; n < 2; n++) Lr(e, t);
		}
	},
	D10: {
		targets: () => Gr,
		carryOut(e, t) {
			let n = ye(e.eventDeck, t);
			n !== null && Z(e, "peeked", {
				seat: t,
				event: de(t, n)
			}), Lr(e, t);
		}
	},
	D11: {
		targets: (e) => Jr("D11", e.discardPile.filter(_r), () => Q(e)),
		carryOut(e, t, n) {
			let r = $(n.target), i = B(e, $(n.company));
			e.discardPile.splice(e.discardPile.indexOf(r), 1), i.attached.push(r), Z(e, "attached", {
				seat: t,
				card: r,
				company: i.plan
			});
		}
	},
	D12: {
		targets: (e, t) => Yr("D12", e.companies.filter((e) => V(e) && e.lead !== t && H(e, t))),
		carryOut(e, t, n) {
			let r = B(e, $(n.company)), i = r.lead;
			r.lead = t, r.front = t, i !== null && Z(e, "leadSeized", {
				seat: t,
				company: r.plan,
				from: i
			});
		}
	}
};
function Jr(e, t, n) {
	let r = t.map((e) => ({
		target: [e],
		company: n(e)
	})).filter((e) => e.company.length > 0);
	return r.length > 0 ? r : X("BO-R42", "noTarget", { card: e });
}
var Yr = (e, t) => t.length > 0 ? [{
	target: [null],
	company: t.map((e) => e.plan)
}] : X("BO-R42", "noTarget", { card: e }), Xr = (e) => Nn[e] !== null, Zr = (e, t) => e.companies.flatMap((e) => e.attached.filter(t));
function Qr(e, t) {
	let n = e.companies.find((e) => e.attached.includes(t));
	if (n === void 0) throw Error(`${t} is attached to no company`);
	return n.attached.splice(n.attached.indexOf(t), 1), n.plan;
}
function $r(e, t, n) {
	e.players[t].treasury.secret += n, Z(e, "received", {
		seat: t,
		amount: n
	});
}
function $(e) {
	if (e === null) throw Error("a Discard was played without its target");
	return e;
}
// games/boom/rules/phases/turn.ts
var ei = K("turn", {
	draw(e, t) {
		Z(e, "turnBegan", { seat: t.seat }), Lr(e, t.seat);
	},
	cardStep: {
		rule: "BO-4.3",
		ask: (e, t) => t.seat,
		idle: () => ({ type: "skipCard" }),
		actions: {
			launch: {
				offer(e, t, n) {
					let r = e.players[n].hand.secret.filter(gr);
					return r.length > 0 ? { plan: E(r) } : X("BO-5.2", "noSuchCard", {});
				},
				take(e, t, n, { plan: r }) {
					return ge(e.players[n].hand, r), Ur(e, n, r), Y;
				}
			},
			attach: {
				offer(e, t, n) {
					let r = e.players[n].hand.secret.filter(_r);
					return r.length === 0 ? X("BO-5.5", "noSuchCard", {}) : e.companies.length > 0 ? {
						card: E(r),
						company: E(Q(e))
					} : X("BO-R42", "noCompany", {});
				},
				take(e, t, n, { card: r, company: i }) {
					return ge(e.players[n].hand, r), Wr(e, n, r, B(e, i)), Y;
				}
			},
			playDiscard: {
				offer(e, t, n) {
					let r = [];
					for (let t of e.players[n].hand.secret) {
						if (!vr(t)) continue;
						let i = qr[t].targets(e, n);
						if ("refused" in i) {
							let e = E([t], () => i);
							r.push({
								card: e,
								target: E([null]),
								company: E([null])
							});
						} else for (let { target: e, company: n } of i) r.push({
							card: E([t]),
							target: E(e),
							company: E(n)
						});
					}
					return r.length > 0 ? r : X("BO-5.11", "noSuchCard", {});
				},
				take(e, t, n, { card: r, target: i, company: a }) {
					return ge(e.players[n].hand, r), Z(e, "playedDiscard", {
						seat: n,
						card: r
					}), qr[r].carryOut(e, n, {
						target: i,
						company: a
					}), e.discardPile.push(r), Y;
				}
			},
			skipCard: {
				offer: () => ({}),
				take(e, t, n) {
					return Z(e, "playedNothing", { seat: n }), Y;
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
					let r = tr(e, n);
					if (r !== null) return r;
					let i = nr(e, n);
					return Yn(e, n).map((e) => ({
						company: i,
						...e
					}));
				},
				take: (e, t, n, { company: r, shares: i, price: a }) => Vn("funding", Cr(e, n, r, i, a))
			},
			askConsent: {
				offer(e, t, n) {
					let r = tr(e, n);
					if (r !== null) return r;
					let i = rr(e, n), a = Math.max(...Yn(e, n).map(({ price: e }) => "max" in e ? e.max : 0));
					return [{
						company: i,
						price: E([null])
					}, {
						company: i,
						price: D(5, a)
					}];
				},
				take(e, t, n, { company: r, price: i }) {
					return Z(e, "consentAsked", {
						seat: n,
						company: r,
						price: i
					}), Vn("anotherRound", {
						seat: n,
						company: r
					});
				}
			},
			takePublic: {
				offer: (e, t, n) => e.companies.length > 0 ? { company: ar(e, n) } : X("BO-4.4", "noCompany", {}),
				take(e, t, n, { company: r }) {
					return sr(e, n, r), Br(e), Y;
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return Z(e, "passed", { seat: n }), Y;
				}
			}
		},
		after: {
			funding: () => Y,
			anotherRound: () => Y
		}
	},
	returnCounter(e, t) {
		e.spent.push(t.seat), Z(e, "counterReturned", { seat: t.seat });
	}
});
// games/boom/rules/setup.ts
function ti(e, t) {
	let n = ni(e, t), r = v(e, [...hr]);
	return {
		round: 0,
		limit: 6,
		order: [],
		spent: [],
		players: En(e.seats, (t) => ({
			firm: n[t],
			treasury: {
				seen: e.options.treasuries === "open" ? 511 : y(t),
				secret: 100
			},
			hand: pe("play", t, r.splice(0, 3))
		})),
		companies: [],
		playDeck: fe("play", r),
		discardPile: [],
		eventDeck: fe("events", v(e, [...An])),
		usedEvents: [],
		activeEvent: null,
		gone: []
	};
}
function ni(e, t) {
	let n = v(e, Tn.filter((e) => !t.includes(e)));
	return e.seats.map((e) => Tn.find((n) => n === t[e]) ?? n.pop());
}
// games/boom/index.ts
var ri = /* @__PURE__ */ t({ boom: () => ii }), ii = Wn({
	id: "boom",
	version: 1,
	speaks: 1,
	seats: {
		min: 3,
		max: 5
	},
	picks: Tn,
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
	setup: ti,
	opening: () => Vn("round", {}),
	phases: {
		round: Hr,
		turn: ei,
		anotherRound: jr,
		consent: Mr,
		persuasion: Pr,
		funding: wr,
		offer: Nr
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
	facts: dr,
	invariants: yr,
	secrets: { "players.*.treasury": (e, [t], n) => Sr(e, t) + n(200) }
}), ai = Sn(Object.values(ri).find((e) => e?.id === "boom"));
export { ai as default };
